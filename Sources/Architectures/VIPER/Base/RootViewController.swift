import PocketUI

/// The stack of screens. It is also the view of the link module, because links belong to no single screen. It inherits all
/// methods of that view from `ViewController`.
final class RootViewController: NavigationController, BaseViewInput {}
