/// What reading the code of MVVM says must run.
enum MVVMPaths {
    /// `I type "ada" into "Username"`
    static let type = """
        Person.type(_:into:)
        Person.continueTyping(_:into:) ×3
          ControlObserver.controlDidChange()
            TextField.editedValue ×2 by EditableControl
            LoginViewModel: closure in init(authentication:router:)
            LoginViewController: closure in bindViewModel()
        """

    /// `I tap "Log in"`, up to where screens are made and shown.
    static let logIn = """
        Person.tap(_:)
          LoginViewController: closure in viewDidLoad()
            LoginViewModel.logIn()
              Status.setLoading(_:)
                Observable.value.setter
                  ViewController: closure in bind(_:)
                    ViewController.showLoading()
                  LoginViewController: closure in bindViewModel()
                    LoginViewController.setFieldsEnabled(_:)
                  LoginViewModel: closure in init(authentication:router:)
                  LoginViewController: closure in bindViewModel()
              LoginViewModel: closure in logIn()
                RemoteAuthenticationService.logIn(with:) by AuthenticationService
                LoginViewModel.didLogIn()
                  AppCoordinator: closure in makeLogin()
                    AppCoordinator.showHome()
                      LinkViewModel.sessionWillChange(isLoggedIn:)
                        LinkViewModel.cancel()
                          Status.setLoading(_:)
                      AppCoordinator.makeHome()
                      NavigationController.setViewControllers(_:)
                      LinkViewModel.openWaitingLink()
          LoginViewModel.deinit
        """

    /// `I pull to refresh`
    static let refresh = """
        Person.pullToRefresh()
          NewsViewController.tableViewDidPullToRefresh(_:) by TableViewDelegate
            NewsViewModel.events
            NewsBusinessHandler.refresh() by NewsBusinessHandling
              NewsDataHandler.loadFirstPage(matching:) by NewsDataHandling
                NewsDataHandler.load(matching:after:)
                  Status.setLoading(_:)
                    Observable.value.setter
                      ViewController: closure in bind(_:)
                        ViewController.showLoading()
                  NewsDataHandler: closure in load(matching:after:)
                    RemoteNewsService.page(matching:after:) by NewsService
                    NewsDataHandler.didLoad(_:matching:isFirst:)
                      Status.setLoading(_:)
                        Observable.value.setter
                          ViewController: closure in bind(_:)
                            ViewController.hideLoading()
                      NewsDataHandler: closure in didLoad(_:matching:isFirst:) ×3
                      Observable.value.setter
                        NewsViewController: closure in bindViewModel()
                          TableView.reloadData()
                            NewsViewController.numberOfRows(in:) by TableViewDataSource
                              NewsViewModel.numberOfRows
                                NewsViewModel.articles
                                  NewsDataHandler.articles by NewsDataHandling
                        NewsViewModel: closure in init(context:clock:)
                        NewsViewController: closure in bindViewModel()
        """

    /// `I type "A" into "Search"`
    static let search = """
        Person.type(_:into:)
        Person.continueTyping(_:into:)
          NewsViewController: closure in viewDidLoad()
            NewsViewModel.events
            NewsBusinessHandler.search(_:) by NewsBusinessHandling
              NewsBusinessHandler.refresh()
                NewsDataHandler.loadFirstPage(matching:) by NewsDataHandling
                  NewsDataHandler.load(matching:after:)
                    Status.setLoading(_:)
                      Observable.value.setter
                        ViewController: closure in bind(_:)
                          ViewController.showLoading()
                    NewsDataHandler: closure in load(matching:after:)
                      RemoteNewsService.page(matching:after:) by NewsService
                      NewsDataHandler.didLoad(_:matching:isFirst:)
                        Status.setLoading(_:)
                          Observable.value.setter
                            ViewController: closure in bind(_:)
                              ViewController.hideLoading()
                        NewsDataHandler: closure in didLoad(_:matching:isFirst:) ×3
                        Observable.value.setter
                          NewsViewController: closure in bindViewModel()
                            TableView.reloadData()
                              NewsViewController.numberOfRows(in:) by TableViewDataSource
                                NewsViewModel.numberOfRows
                                  NewsViewModel.articles
                                    NewsDataHandler.articles by NewsDataHandling
                          NewsViewModel: closure in init(context:clock:)
                          NewsViewController: closure in bindViewModel()
        """

    /// `I tap "Send"`
    static let send = """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackViewModel.submit()
              FeedbackViewModel.objection
              FeedbackViewModel.send(_:)
                Status.setLoading(_:)
                  Observable.value.setter
                    ViewController: closure in bind(_:)
                      ViewController.showLoading()
                    FeedbackViewModel: closure in init(feedback:router:)
                    FeedbackViewController: closure in bindViewModel()
                FeedbackViewModel: closure in send(_:)
                  RemoteFeedbackService.send(_:) by FeedbackService
                  FeedbackViewModel.didSend(_:)
                    Status.setLoading(_:)
                      Observable.value.setter
                        ViewController: closure in bind(_:)
                          ViewController.hideLoading()
                        FeedbackViewModel: closure in init(feedback:router:)
                        FeedbackViewController: closure in bindViewModel()
                    Observable.value.setter
                      TextField.editedValue by EditableControl
                      TextField.editedValue.setter by EditableControl
                      TextField.editedValue by EditableControl
                      FeedbackViewModel: closure in init(feedback:router:)
                      FeedbackViewController: closure in bindViewModel()
                    Event.send(_:)
                      ViewController: closure in bind(_:)
                        ViewController.showToast(_:)
        """
}
