import PocketUI

extension ViewController {
    /// Shows on this screen what a status tells.
    func bind(_ status: Status) {
        // A view counts its calls of `showLoading`, and what is read may be what was read before.
        var showsLoading = false
        observe(in: self) { [weak status] screen in
            guard let status, status.isLoading != showsLoading else { return }
            showsLoading.toggle()
            if showsLoading { screen.showLoading() } else { screen.hideLoading() }
        }
        var shown = status.toast.number
        observe(in: self) { [weak status] screen in
            guard let status, status.toast.number != shown else { return }
            shown = status.toast.number
            screen.showToast(status.toast.text)
        }
    }
}
