// PocketUI
