import PocketUI

extension Status {
    /// Shows it on a screen.
    func bind(to screen: ViewController) {
        isLoading.bind(to: screen) { $0.isLoading = $1 }
        toast.bind(to: screen) { $0.showToast($1) }
    }
}
