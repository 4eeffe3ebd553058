import PocketUI

extension ViewController {
    /// Shows a status on this screen.
    func bind(_ status: Status) {
        status.isLoading.bind(to: self) { screen, isLoading in
            if isLoading { screen.showLoading() } else { screen.hideLoading() }
        }
        status.toast.bind(to: self) { $0.showToast($1) }
    }
}
