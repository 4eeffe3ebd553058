/// What reading the code of MVP says must run.
enum MVPPaths {
    /// `I type "ada" into "Username"`
    static let type = """
        Person.type(_:into:)
        Person.continueTyping(_:into:) ×3
          LoginViewController: closure in viewDidLoad()
            LoginViewController.didEdit()
              LoginPresenter.didEdit(username:password:)
                LoginPresenter.updateForm()
                  LoginViewController.setFieldsEnabled(_:) by LoginView
                  LoginPresenter.canLogIn
                  LoginViewController.setLogInEnabled(_:) by LoginView
        """

    /// `I tap "Log in"`, up to where screens are made and shown.
    static let logIn = """
        Person.tap(_:)
          LoginViewController: closure in viewDidLoad()
            LoginPresenter.didTapLogIn()
              LoginPresenter.canLogIn
              LoginPresenter.updateForm()
                LoginViewController.setFieldsEnabled(_:) by LoginView
                LoginPresenter.canLogIn
                LoginViewController.setLogInEnabled(_:) by LoginView
              ViewController.showLoading() by BaseView
              LoginPresenter: closure in didTapLogIn()
                RemoteAuthenticationService.logIn(with:) by AuthenticationService
                LoginPresenter.didLogIn()
                  BaseViewController.setRoot(_:) by BaseView
                    RootViewController.setRoot(_:)
                      LinkPresenter.willSetRoot(_:)
                      ScreenFactory.makeViewController(for:in:)
                      NavigationController.setViewControllers(_:)
                      LinkPresenter.didSetRoot()
          LoginPresenter.deinit
        """

    /// `I pull to refresh`
    static let refresh = """
        Person.pullToRefresh()
          NewsViewController.tableViewDidPullToRefresh(_:) by TableViewDelegate
            NewsPresenter.didPullToRefresh()
              NewsPresenter.load(matching:after:)
                ViewController.showLoading() by BaseView
                NewsPresenter: closure in load(matching:after:)
                  RemoteNewsService.page(matching:after:) by NewsService
                  NewsPresenter.didLoad(_:matching:isFirst:)
                    ViewController.hideLoading() by BaseView
                    NewsPresenter: closure in didLoad(_:matching:isFirst:) ×3
                    NewsViewController.reloadRows() by NewsView
                      TableView.reloadData()
                        NewsViewController.numberOfRows(in:) by TableViewDataSource
                          NewsPresenter.numberOfRows
                    NewsPresenter.emptyText
                    NewsViewController.showEmptyText(_:) by NewsView
        """

    /// `I type "A" into "Search"`
    static let search = """
        Person.type(_:into:)
        Person.continueTyping(_:into:)
          NewsViewController: closure in viewDidLoad()
            NewsPresenter.didEditSearch(_:)
              NewsPresenter.load(matching:after:)
                ViewController.showLoading() by BaseView
                NewsPresenter: closure in load(matching:after:)
                  RemoteNewsService.page(matching:after:) by NewsService
                  NewsPresenter.didLoad(_:matching:isFirst:)
                    ViewController.hideLoading() by BaseView
                    NewsPresenter: closure in didLoad(_:matching:isFirst:) ×3
                    NewsViewController.reloadRows() by NewsView
                      TableView.reloadData()
                        NewsViewController.numberOfRows(in:) by TableViewDataSource
                          NewsPresenter.numberOfRows
                    NewsPresenter.emptyText
                    NewsViewController.showEmptyText(_:) by NewsView
        """

    /// `I tap "Send"`
    static let send = """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackPresenter.didTapSend()
              FeedbackPresenter.objection
              FeedbackPresenter.send(_:)
                FeedbackViewController.setSendEnabled(_:) by FeedbackView
                ViewController.showLoading() by BaseView
                FeedbackPresenter: closure in send(_:)
                  RemoteFeedbackService.send(_:) by FeedbackService
                  FeedbackPresenter.didSend(_:)
                    FeedbackPresenter.endSending()
                      FeedbackViewController.setSendEnabled(_:) by FeedbackView
                      ViewController.hideLoading() by BaseView
                    FeedbackViewController.clearText() by FeedbackView
                    FeedbackPresenter.didEdit(_:)
                      FeedbackViewController.showCounter(_:) by FeedbackView
                    ViewController.showToast(_:) by BaseView
        """
}
