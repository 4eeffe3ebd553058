import PocketUI

extension TextField {
    /// Leaves a field that shows `text` already as it is, because setting its text would move the cursor. A view renders the
    /// whole state each time.
    func show(_ text: String) {
        if text != self.text { self.text = text }
    }
}
