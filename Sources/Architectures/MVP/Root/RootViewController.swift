import PocketUI

/// The stack of screens.
final class RootViewController: NavigationController {
    init(presenter: RootPresenter) {
        super.init()
        presenter.attach(self)
    }
}

extension RootViewController: RootView {
    func showLogin(_ presenter: LoginPresenter) {
        setViewControllers([LoginViewController(presenter: presenter)])
    }

    func showHome(_ presenter: HomePresenter) {
        setViewControllers([HomeViewController(presenter: presenter)])
    }

    func showNews() {
        popToRootViewController()
    }

    func showArticle(_ presenter: ArticlePresenter) {
        pushViewController(ArticleViewController(presenter: presenter))
    }
}
