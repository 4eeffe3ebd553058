import PocketUI

/// The stack of screens, and the view of the links, which belong to no one screen. All of that view is inherited.
final class RootViewController: NavigationController, BaseViewInput {}
