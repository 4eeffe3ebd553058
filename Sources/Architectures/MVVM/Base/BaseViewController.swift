import PocketUI

/// A screen, or a part of one. Its bindings end with it.
class BaseViewController: ViewController {
    var tokens: [ObservationToken] = []
}

extension ViewController {
    /// Shows on this screen what a status tells, until the tokens are released.
    func bind(_ status: Status) -> [ObservationToken] {
        [
            status.isLoading.bind(to: self) { screen, isLoading in
                if isLoading { screen.showLoading() } else { screen.hideLoading() }
            },
            status.toast.bind(to: self) { screen, text in screen.showToast(text) },
        ]
    }
}
