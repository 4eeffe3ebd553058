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
                FeedbackPresenter.isSending.didSet
                  BaseView.setLoading(_:)
                    ViewController.showLoading() by BaseView
                  FeedbackViewController.setSendEnabled(_:) by FeedbackView
                LatestTask.start(_:)
                  FeedbackPresenter: closure in send(_:)
                    RemoteFeedbackService.send(_:) by FeedbackService
                    FeedbackPresenter.didSend(_:)
                      FeedbackPresenter.isSending.didSet
                        BaseView.setLoading(_:)
                          ViewController.hideLoading() by BaseView
                        FeedbackViewController.setSendEnabled(_:) by FeedbackView
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
            FeedbackPresenter.didTapSend() by FeedbackViewOutput
              FeedbackInteractor.submit(_:) by FeedbackInteractorInput
                FeedbackInteractor.objection(to:)
                FeedbackInteractor.send(_:)
                  FeedbackInteractor.isSending.didSet
                    FeedbackPresenter.didChangeSending(_:) by FeedbackInteractorOutput
                      BaseViewInput.setLoading(_:)
                        ViewController.showLoading() by BaseViewInput
                      FeedbackViewController.setSendEnabled(_:) by FeedbackViewInput
                  LatestTask.start(_:)
                    FeedbackInteractor: closure in send(_:)
                      RemoteFeedbackService.send(_:) by FeedbackService
                      FeedbackInteractor.didSend(_:)
                        FeedbackInteractor.isSending.didSet
                          FeedbackPresenter.didChangeSending(_:) by FeedbackInteractorOutput
                            BaseViewInput.setLoading(_:)
                              ViewController.hideLoading() by BaseViewInput
                            FeedbackViewController.setSendEnabled(_:) by FeedbackViewInput
                        FeedbackPresenter.didSend(_:) by FeedbackInteractorOutput
                          FeedbackViewController.clearText() by FeedbackViewInput
                          FeedbackPresenter.updateCounter()
                            FeedbackViewController.showCounter(_:) by FeedbackViewInput
                          ViewController.showToast(_:) by BaseViewInput
        """,
    ]
}
