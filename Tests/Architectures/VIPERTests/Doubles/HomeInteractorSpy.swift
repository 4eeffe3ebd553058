@testable import VIPER

final class HomeInteractorSpy: HomeInteractorInput {
    private(set) var logOuts = 0

    func logOut() {
        logOuts += 1
    }
}
