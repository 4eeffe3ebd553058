import PocketUI

extension ViewController {
    /// Shows on this screen what a status tells.
    func bind(_ status: Status) {
        status.isLoading.bind(to: self) { screen, isLoading in
            if isLoading { screen.showLoading() } else { screen.hideLoading() }
        }
        status.toast.bindNext(to: self) { screen, text in
            if let text { screen.showToast(text) }
        }
    }
}
