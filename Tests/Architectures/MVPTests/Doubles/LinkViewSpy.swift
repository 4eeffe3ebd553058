@testable import MVP

/// Like the real root, it keeps its presenter, and notifies it before and after another screen becomes the only one.
final class LinkViewSpy: BaseViewSpy, @MainActor LinkView {
    enum Move: Equatable {
        case push(Screen)
        case popToRoot
        case setRoot(Screen)
    }

    private(set) var moves: [Move] = []
    /// Called while a screen becomes the only one, for what that screen does as it appears.
    var didShowRoot: (Screen) -> Void = { _ in }

    private let links: LinkPresenter<LinkViewSpy>

    init(links: LinkPresenter<LinkViewSpy>) {
        self.links = links
        super.init()
        links.attach(self)
    }

    func push(_ screen: Screen) {
        moves.append(.push(screen))
    }

    func popToRoot() {
        moves.append(.popToRoot)
    }

    func setRoot(_ screen: Screen) {
        links.willSetRoot()
        moves.append(.setRoot(screen))
        didShowRoot(screen)
        links.didSetRoot()
    }
}
