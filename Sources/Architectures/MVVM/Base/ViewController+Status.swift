import PocketUI

extension ViewController {
    /// Shows a status on this screen.
    func bind(_ status: Status) {
        status.isLoading.bind(to: self) { $0.isLoading = $1 }
        status.toast.bind(to: self) { $0.showToast($1) }
    }
}
