/// What reading the code of MVC says must run.
enum MVCPaths {
    /// `I type "ada" into "Username"`
    static let type = """
        Person.type(_:into:)
        Person.continueTyping(_:into:) ×3
          LoginViewController: closure in viewDidLoad()
            LoginViewController.updateForm()
              LoginViewController.isComplete
        """

    /// `I tap "Log in"`, up to where screens are made and shown.
    static let logIn = """
        Person.tap(_:)
          LoginViewController: closure in viewDidLoad()
            LoginViewController.logIn()
              LoginViewController.isComplete
              LoginViewController.updateForm()
                LoginViewController.isComplete
              ViewController.showLoading()
              LoginViewController: closure in logIn()
                RemoteAuthenticationService.logIn(with:) by AuthenticationService
                RootViewController.showHome()
                  HomeViewController.init(root:services:)
                  NavigationController.setViewControllers(_:)
                  RootViewController.openWaitingLink()
          LoginViewController.deinit
        """

    /// `I pull to refresh`
    static let refresh = """
        Person.pullToRefresh()
          HomeViewController.tableViewDidPullToRefresh(_:) by TableViewDelegate
            HomeViewController.refresh()
              HomeViewController.load(matching:after:)
                ViewController.showLoading()
                HomeViewController: closure in load(matching:after:)
                  RemoteNewsService.page(matching:after:) by NewsService
                  HomeViewController.didLoad(_:matching:isFirst:)
                    ViewController.hideLoading()
                    HomeViewController: closure in didLoad(_:matching:isFirst:) ×3
                    TableView.reloadData()
                      HomeViewController.numberOfRows(in:) by TableViewDataSource
                    HomeViewController.emptyText
        """

    /// `I type "A" into "Search"`
    static let search = """
        Person.type(_:into:)
        Person.continueTyping(_:into:)
          HomeViewController: closure in addNews()
            HomeViewController.refresh()
              HomeViewController.load(matching:after:)
                ViewController.showLoading()
                HomeViewController: closure in load(matching:after:)
                  RemoteNewsService.page(matching:after:) by NewsService
                  HomeViewController.didLoad(_:matching:isFirst:)
                    ViewController.hideLoading()
                    HomeViewController: closure in didLoad(_:matching:isFirst:) ×3
                    TableView.reloadData()
                      HomeViewController.numberOfRows(in:) by TableViewDataSource
                    HomeViewController.emptyText
        """

    /// `I tap "Send"`
    static let send = """
        Person.tap(_:)
          HomeViewController: closure in addFeedback()
            HomeViewController.submit()
              HomeViewController.objection
              HomeViewController.send(_:)
                ViewController.showLoading()
                HomeViewController: closure in send(_:)
                  RemoteFeedbackService.send(_:) by FeedbackService
                  HomeViewController.didSend(_:)
                    HomeViewController.endSending()
                      ViewController.hideLoading()
                    HomeViewController.updateCounter()
                    ViewController.showToast(_:)
        """
}
