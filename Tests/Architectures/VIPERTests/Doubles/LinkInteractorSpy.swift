@testable import VIPER

final class LinkInteractorSpy: LinkInteractorInput {
    private(set) var links: [String] = []
    private(set) var interruptions = 0
    private(set) var openings = 0

    func open(_ link: String) {
        links.append(link)
    }

    func interrupt() {
        interruptions += 1
    }

    func openWaitingLink() {
        openings += 1
    }
}
