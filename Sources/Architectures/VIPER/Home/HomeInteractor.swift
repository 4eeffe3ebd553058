import Services

final class HomeInteractor: HomeInteractorInput {
    private let authentication: any AuthenticationService

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    func logOut() {
        authentication.logOut()
    }
}
