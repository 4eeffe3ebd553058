import PocketUI

extension ViewController {
    /// Shows on this screen what a status tells. A screen may show several: each takes back only what it has shown.
    func bind(_ status: Status) {
        if status.isLoading.value { showLoading() }
        status.isLoading.bindNext(to: self) { screen, isLoading in
            if isLoading { screen.showLoading() } else { screen.hideLoading() }
        }
        status.toast.bind(to: self) { $0.showToast($1) }
    }
}
