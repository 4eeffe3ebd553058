/// What reading the code of VIPER says must run.
enum VIPERPaths {
    /// `I type "ada" into "Username"`
    static let type = """
        Person.type(_:into:)
        Person.continueTyping(_:into:) ×3
          LoginViewController: closure in viewDidLoad()
            LoginViewController.didEdit()
              LoginPresenter.didEdit(username:password:) by LoginEventHandler
                LoginPresenter.updateForm()
                  LoginViewController.setFieldsEnabled(_:) by LoginViewInput
                  LoginPresenter.canLogIn
                    LoginInteractor.isComplete(username:password:) by LoginInteractorInput
                  LoginViewController.setLogInEnabled(_:) by LoginViewInput
        """

    /// `I tap "Log in"`, up to where screens are made and shown.
    static let logIn = """
        Person.tap(_:)
          LoginViewController: closure in viewDidLoad()
            LoginPresenter.didTapLogIn() by LoginEventHandler
              LoginPresenter.canLogIn
                LoginInteractor.isComplete(username:password:) by LoginInteractorInput
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
                      ApplicationWireframe.receive(_:) by MessageReceiver
                        Route.init(_:)
                        ApplicationWireframe.follow(_:)
                          LinkPresenter.willSetRoot(_:) by LinkModuleInput
                            LinkInteractor.sessionDidBegin() by LinkInteractorInput
                          ApplicationWireframe.wireframe(for:)
                          HomeWireframe.assemble() by ModuleWireframe
                          NavigationController.setViewControllers(_:)
                          LinkPresenter.didSetRoot() by LinkModuleInput
                            LinkInteractor.openWaitingLink() by LinkInteractorInput
          LoginInteractor.deinit
        """

    /// `I pull to refresh`
    static let refresh = """
        Person.pullToRefresh()
          NewsViewController.tableViewDidPullToRefresh(_:) by TableViewDelegate
            NewsPresenter.didPullToRefresh() by NewsEventHandler
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
                      NewsPresenter.didLoad(_:matching:isFirst:) by NewsInteractorOutput
                        NewsViewController.reloadRows() by NewsViewInput
                          TableView.reloadData()
                            NewsViewController.numberOfRows(in:) by TableViewDataSource
                              NewsPresenter.numberOfRows by NewsDataSource
                        NewsPresenter.emptyText(matching:)
                        NewsViewController.showEmptyText(_:) by NewsViewInput
        """

    /// `I type "A" into "Search"`
    static let search = """
        Person.type(_:into:)
        Person.continueTyping(_:into:)
          NewsViewController: closure in viewDidLoad()
            NewsPresenter.didEditSearch(_:) by NewsEventHandler
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
                        NewsPresenter.didLoad(_:matching:isFirst:) by NewsInteractorOutput
                          NewsViewController.reloadRows() by NewsViewInput
                            TableView.reloadData()
                              NewsViewController.numberOfRows(in:) by TableViewDataSource
                                NewsPresenter.numberOfRows by NewsDataSource
                          NewsPresenter.emptyText(matching:)
                          NewsViewController.showEmptyText(_:) by NewsViewInput
        """

    /// `I tap "Send"`
    static let send = """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackPresenter.didTapSend() by FeedbackEventHandler
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
