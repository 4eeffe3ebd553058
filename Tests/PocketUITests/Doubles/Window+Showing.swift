import PocketUI

extension Window {
    /// A window with these screens in it, bottom to top.
    static func showing(_ screens: ViewController...) -> Window {
        let window = Window()
        let stack = NavigationController()
        window.rootViewController = stack
        stack.setViewControllers(screens)
        return window
    }
}
