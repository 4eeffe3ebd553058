@testable import VIPER

final class LinkInteractorSpy: LinkInteractorInput {
    private(set) weak var output: (any LinkInteractorOutput)?
    private(set) var links: [String] = []
    private(set) var isInSession: Bool?
    private(set) var waitingLinkOpenings = 0

    func attach(_ output: any LinkInteractorOutput) {
        self.output = output
    }

    func open(_ link: String) {
        links.append(link)
    }

    func sessionDidBegin() {
        isInSession = true
    }

    func sessionDidEnd() {
        isInSession = false
    }

    func openWaitingLink() {
        waitingLinkOpenings += 1
    }
}
