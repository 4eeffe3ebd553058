/// The calls that are expected from reading the code for `I tap "Send"`, by architecture.
enum SendPaths {
    static let all = [
        "MVC": """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackViewController.submit()
              FeedbackDraft.objection
              FeedbackViewController.send(_:)
                FeedbackViewController.isSending.didSet
                  ViewController.showLoading()
                LatestTask.start(_:)
                  FeedbackViewController: closure in send(_:)
                    RemoteFeedbackService.send(_:) by FeedbackService
                    FeedbackViewController.didSend(_:)
                      FeedbackViewController.isSending.didSet
                        ViewController.hideLoading()
                      FeedbackViewController.draft.didSet
                        FeedbackViewController.updateCounter()
                      ViewController.showToast(_:)
        """,
        "MVP": """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackPresenter.didTapSend()
              FeedbackPresenter.objection
              FeedbackPresenter.send(_:)
                FeedbackViewController.setSendEnabled(_:) by FeedbackView
                ViewController.showLoading() by BaseView
                LatestTask.start(_:)
                  FeedbackPresenter: closure in send(_:)
                    RemoteFeedbackService.send(_:) by FeedbackService
                    FeedbackPresenter.didSend(_:)
                      FeedbackPresenter.endSending()
                        FeedbackViewController.setSendEnabled(_:) by FeedbackView
                        ViewController.hideLoading() by BaseView
                      FeedbackViewController.clearText() by FeedbackView
                      FeedbackPresenter.updateCounter()
                        FeedbackViewController.showCounter(_:) by FeedbackView
                      ViewController.showToast(_:) by BaseView
        """,
        "MVVM": """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackViewModel.submit()
              FeedbackViewModel.objection
              FeedbackViewModel.send(_:)
                Status.setLoading(_:)
                  Observable.value.setter
                    FeedbackViewModel: closure in init(feedback:navigation:)
                    FeedbackViewController: closure in bindViewModel()
                    ViewController: closure in bind(_:)
                      ViewController.showLoading()
                LatestTask.start(_:)
                  FeedbackViewModel: closure in send(_:)
                    RemoteFeedbackService.send(_:) by FeedbackService
                    FeedbackViewModel.didSend(_:)
                      Status.setLoading(_:)
                        Observable.value.setter
                          FeedbackViewModel: closure in init(feedback:navigation:)
                          FeedbackViewController: closure in bindViewModel()
                          ViewController: closure in bind(_:)
                            ViewController.hideLoading()
                      Observable.value.setter
                        FeedbackViewModel: closure in init(feedback:navigation:)
                        FeedbackViewController: closure in bindViewModel()
                      Event.send(_:)
                        ViewController: closure in bind(_:)
                          ViewController.showToast(_:)
        """,
        "VIPER": """
        Person.tap(_:)
          FeedbackViewController: closure in viewDidLoad()
            FeedbackPresenter.didTapSend() by FeedbackEventHandler
              FeedbackInteractor.submit(_:) by FeedbackInteractorInput
                FeedbackInteractor.objection(to:)
                FeedbackInteractor.send(_:)
                  FeedbackPresenter.didStartSending() by FeedbackInteractorOutput
                    FeedbackViewController.setSendEnabled(_:) by FeedbackViewInput
                    ViewController.showLoading() by BaseViewInput
                  LatestTask.start(_:)
                    FeedbackInteractor: closure in send(_:)
                      RemoteFeedbackService.send(_:) by FeedbackService
                      FeedbackInteractor.didSend(_:)
                        FeedbackPresenter.didSend(_:) by FeedbackInteractorOutput
                          FeedbackPresenter.endSending()
                            FeedbackViewController.setSendEnabled(_:) by FeedbackViewInput
                            ViewController.hideLoading() by BaseViewInput
                          FeedbackViewController.clearText() by FeedbackViewInput
                          FeedbackPresenter.updateCounter()
                            FeedbackViewController.showCounter(_:) by FeedbackViewInput
                          ViewController.showToast(_:) by BaseViewInput
        """,
    ]
}
