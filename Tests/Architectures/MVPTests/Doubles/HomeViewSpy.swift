@testable import MVP

final class HomeViewSpy: HomeView {
    private(set) var roots: [Screen] = []
    /// Called before the screen is replaced, for a look at how things are then.
    var willSetRoot: () -> Void = {}

    func setRoot(_ screen: Screen) {
        willSetRoot()
        roots.append(screen)
    }
}
