@testable import MVP

final class LinkViewSpy: BaseViewSpy, @MainActor LinkView {
    func popToRoot() {
        record(.popToRoot)
    }
}
