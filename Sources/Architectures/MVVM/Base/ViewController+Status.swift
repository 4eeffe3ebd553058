import PocketUI

extension ViewController {
    /// Shows a status on this screen. A screen may show several, and each hides only the loading that it has shown.
    func bind(_ status: Status) {
        if status.isLoading.value { showLoading() }
        status.isLoading.bind(to: self, dropFirst: true) { screen, isLoading in
            if isLoading { screen.showLoading() } else { screen.hideLoading() }
        }
        status.toast.bind(to: self) { $0.showToast($1) }
    }
}
