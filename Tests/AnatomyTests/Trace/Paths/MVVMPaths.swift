/// What reading the code of MVVM says must run.
enum MVVMPaths {
    /// `I type "ada" into "Username"`
    static let type = """
        Person.type(_:into:)
          ControlBinding.controlDidChange() ×3
            TextField.editedValue ×2 by EditableControl
            LoginViewModel.isComplete(username:password:)
        """

    /// `I tap "Log in"`, up to where screens are made and shown.
    static let logIn = """
        Person.tap(_:)
          LoginViewController: closure in viewDidLoad()
            LoginViewModel.logIn()
              LoginViewModel.isComplete(username:password:)
              Observable.value.setter
                LoginViewModel: closure in canEdit
                LoginViewController: closure in bindViewModel()
                  LoginViewController.setFieldsEnabled(_:)
                LoginViewModel: closure in canEdit
                Status: closure in bind(to:)
                  ViewController.showLoading()
                LoginViewModel: closure in canLogIn
                Control.isEnabled.setter
              LoginViewModel: closure in logIn()
                RemoteAuthenticationService.logIn(with:) by AuthenticationService
                LoginViewModel.didLogIn()
                  AppCoordinator: closure in makeLogin()
                    AppCoordinator.showHome()
                      AppCoordinator.makeHome()
                      NavigationController.setViewControllers(_:)
                      LinkViewModel.sessionDidBegin()
          LoginViewModel.deinit
        """

    /// `I pull to refresh`
    static let refresh = """
        Person.pullToRefresh()
          NewsViewController.tableViewDidPullToRefresh(_:) by TableViewDelegate
            NewsViewModel.refresh()
              NewsBusinessHandler.refresh()
                Observable.value.setter
                  NewsDataHandler: closure in init(context:news:)
                    NewsDataHandler.load(_:)
                      Observable.value.setter
                        Status: closure in bind(to:)
                          ViewController.showLoading()
                      NewsDataHandler: closure in load(_:)
                        RemoteNewsService.page(matching:after:) by NewsService
                        NewsDataHandler.didEnd(_:)
                          Observable.value.setter
                            Status: closure in bind(to:)
                              ViewController.hideLoading()
                          Observable.value.setter
                            NewsBusinessHandler: closure in init(context:router:)
                              NewsBusinessHandler.didLoad(_:)
                                NewsRequest.isFirstPage
                                NewsBusinessHandler: closure in didLoad(_:) ×3
                                Observable.value.setter
                                  NewsViewController: closure in bindViewModel()
                                    TableView.reloadData()
                                      NewsViewController.numberOfRows(in:) by TableViewDataSource
                                        NewsViewModel.rowCount
                                NewsBusinessHandler.textForNothing
                                Observable.value.setter
        """

    /// `I type "A" into "Search"`
    static let search = """
        Person.type(_:into:)
          ControlBinding.controlDidChange()
            TextField.editedValue by EditableControl
            NewsViewModel: closure in init(news:clock:router:)
              NewsBusinessHandler.search(_:)
                NewsBusinessHandler.refresh()
                  Observable.value.setter
                    NewsDataHandler: closure in init(context:news:)
                      NewsDataHandler.load(_:)
                        Observable.value.setter
                          Status: closure in bind(to:)
                            ViewController.showLoading()
                        NewsDataHandler: closure in load(_:)
                          RemoteNewsService.page(matching:after:) by NewsService
                          NewsDataHandler.didEnd(_:)
                            Observable.value.setter
                              Status: closure in bind(to:)
                                ViewController.hideLoading()
                            Observable.value.setter
                              NewsBusinessHandler: closure in init(context:router:)
                                NewsBusinessHandler.didLoad(_:)
                                  NewsRequest.isFirstPage
                                  NewsBusinessHandler: closure in didLoad(_:) ×3
                                  Observable.value.setter
                                    NewsViewController: closure in bindViewModel()
                                      TableView.reloadData()
                                        NewsViewController.numberOfRows(in:) by TableViewDataSource
                                          NewsViewModel.rowCount
                                  NewsBusinessHandler.textForNothing
                                  Observable.value.setter
            TextField.editedValue by EditableControl
        """

    /// `I tap "Send"`
    static let send = """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackViewModel.submit()
              FeedbackViewModel.objection
              FeedbackViewModel.send(_:)
                Observable.value.setter
                  FeedbackViewModel: closure in canSend
                  Control.isEnabled.setter
                  Status: closure in bind(to:)
                    ViewController.showLoading()
                FeedbackViewModel: closure in send(_:)
                  RemoteFeedbackService.send(_:) by FeedbackService
                  FeedbackViewModel.didSend(_:)
                    Observable.value.setter
                      FeedbackViewModel: closure in canSend
                      Control.isEnabled.setter
                      Status: closure in bind(to:)
                        ViewController.hideLoading()
                    Observable.value.setter
                      TextField.editedValue by EditableControl
                      TextField.editedValue.setter by EditableControl
                      TextField.editedValue by EditableControl
                      FeedbackViewModel: closure in counter
                    Observable.value.setter
                      Status: closure in bind(to:)
                        ViewController.showToast(_:)
        """
}
