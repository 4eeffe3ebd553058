@testable import VIPER

final class LinkInteractorSpy: LinkInteractorInput {
    private(set) var links: [String] = []
    private(set) var isInSession: Bool?

    func open(_ link: String) {
        links.append(link)
    }

    func sessionDidBegin() {
        isInSession = true
    }

    func sessionDidEnd() {
        isInSession = false
    }
}
