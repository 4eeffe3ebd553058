import PocketUI

extension ViewController {
    func showToasts(of status: Status) {
        status.onToast = { [weak self] in self?.showToast($0) }
    }
}

extension TextField {
    /// Leaves a field that shows `text` already as it is, because setting its text would move the cursor. `updateProperties`
    /// shows all values again after each change of one.
    func show(_ text: String) {
        if text != self.text { self.text = text }
    }
}
