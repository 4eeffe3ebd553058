/// What reading the code of VIPER says must run.
enum VIPERPaths {
    /// `I type "ada" into "Username"`
    static let type = """
        Person.type(_:into:)
          LoginViewController: closure in viewDidLoad() ×3
            LoginViewController.didEdit()
              LoginPresenter.didEdit(username:password:) by LoginViewOutput
                LoginPresenter.updateForm()
                  LoginViewController.setFieldsEnabled(_:) by LoginViewInput
                  LoginPresenter.canLogIn
                    LoginInteractor.canLogIn(username:password:) by LoginInteractorInput
                  LoginViewController.setLogInEnabled(_:) by LoginViewInput
        """

    /// `I tap "Log in"`, up to where screens are made and shown.
    static let logIn = """
        Person.tap(_:)
          LoginViewController: closure in viewDidLoad()
            LoginPresenter.didTapLogIn() by LoginViewOutput
              LoginPresenter.canLogIn
                LoginInteractor.canLogIn(username:password:) by LoginInteractorInput
              LoginPresenter.updateForm()
                LoginViewController.setFieldsEnabled(_:) by LoginViewInput
                LoginPresenter.canLogIn
                LoginViewController.setLogInEnabled(_:) by LoginViewInput
              ViewController.showLoading() by BaseViewInput
              LoginInteractor.logIn(username:password:) by LoginInteractorInput
                LoginInteractor: closure in logIn(username:password:)
                  RemoteAuthenticationService.logIn(with:) by AuthenticationService
                  LoginPresenter.didLogIn() by LoginInteractorOutput
                    LoginWireframe.didLogIn() by LoginWireframeInput
                      ApplicationWireframe.receive(_:from:) by MessageReceiver
                        Route.init(_:from:)
                        ApplicationWireframe.follow(_:)
                          ApplicationWireframe.wireframe(for:)
                          HomeWireframe.assemble() by ModuleWireframe
                          NavigationController.setViewControllers(_:)
                          LinkPresenter.didSetRoot(_:) by LinkModuleInput
                            LinkInteractor.sessionDidBegin() by LinkInteractorInput
          LoginInteractor.deinit
        """

    /// `I pull to refresh`
    static let refresh = """
        Person.pullToRefresh()
          NewsViewController.tableViewDidPullToRefresh(_:) by TableViewDelegate
            NewsPresenter.didPullToRefresh() by NewsViewOutput
              NewsInteractor.refresh() by NewsInteractorInput
                NewsInteractor.load(matching:after:)
                  NewsPresenter.didStartLoading() by NewsInteractorOutput
                    ViewController.showLoading() by BaseViewInput
                  NewsInteractor: closure in load(matching:after:)
                    RemoteNewsService.page(matching:after:) by NewsService
                    NewsInteractor.didLoad(_:matching:isFirst:)
                      NewsPresenter.didStopLoading() by NewsInteractorOutput
                        ViewController.hideLoading() by BaseViewInput
                      NewsInteractor: closure in didLoad(_:matching:isFirst:) ×3
                      NewsPresenter.didChangeArticles() by NewsInteractorOutput
                        NewsViewController.reloadRows() by NewsViewInput
                          TableView.reloadData()
                            NewsViewController.numberOfRows(in:) by TableViewDataSource
                              NewsPresenter.numberOfRows by NewsViewOutput
                                NewsInteractor.articles by NewsInteractorInput
                        NewsPresenter.emptyText
                          NewsInteractor.articles by NewsInteractorInput
                        NewsViewController.showEmptyText(_:) by NewsViewInput
        """

    /// `I type "A" into "Search"`
    static let search = """
        Person.type(_:into:)
          NewsViewController: closure in viewDidLoad()
            NewsPresenter.didEditSearch(_:) by NewsViewOutput
              NewsInteractor.search(_:) by NewsInteractorInput
                NewsInteractor.refresh()
                  NewsInteractor.load(matching:after:)
                    NewsPresenter.didStartLoading() by NewsInteractorOutput
                      ViewController.showLoading() by BaseViewInput
                    NewsInteractor: closure in load(matching:after:)
                      RemoteNewsService.page(matching:after:) by NewsService
                      NewsInteractor.didLoad(_:matching:isFirst:)
                        NewsPresenter.didStopLoading() by NewsInteractorOutput
                          ViewController.hideLoading() by BaseViewInput
                        NewsInteractor: closure in didLoad(_:matching:isFirst:) ×3
                        NewsPresenter.didChangeArticles() by NewsInteractorOutput
                          NewsViewController.reloadRows() by NewsViewInput
                            TableView.reloadData()
                              NewsViewController.numberOfRows(in:) by TableViewDataSource
                                NewsPresenter.numberOfRows by NewsViewOutput
                                  NewsInteractor.articles by NewsInteractorInput
                          NewsPresenter.emptyText
                            NewsInteractor.articles by NewsInteractorInput
                          NewsViewController.showEmptyText(_:) by NewsViewInput
        """

    /// `I tap "Send"`
    static let send = """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackPresenter.didTapSend() by FeedbackViewOutput
              FeedbackWireframe: closure in assemble()
                FeedbackInteractor.init(output:feedback:)
              FeedbackInteractor.submit(_:) by FeedbackInteractorInput
                FeedbackInteractor.rejection(of:)
                FeedbackInteractor.send(_:)
                  FeedbackPresenter.didStartSending() by FeedbackInteractorOutput
                    FeedbackViewController.setSendEnabled(_:) by FeedbackViewInput
                    ViewController.showLoading() by BaseViewInput
                  FeedbackInteractor: closure in send(_:)
                    RemoteFeedbackService.send(_:) by FeedbackService
                    FeedbackInteractor.didSend(_:)
                      FeedbackPresenter.didSend(_:) by FeedbackInteractorOutput
                        FeedbackPresenter.endSending()
                          FeedbackViewController.setSendEnabled(_:) by FeedbackViewInput
                          ViewController.hideLoading() by BaseViewInput
                        FeedbackViewController.clearText() by FeedbackViewInput
                        FeedbackPresenter.didEdit(_:)
                          FeedbackViewController.showCounter(_:) by FeedbackViewInput
                        ViewController.showToast(_:) by BaseViewInput
        """
}
