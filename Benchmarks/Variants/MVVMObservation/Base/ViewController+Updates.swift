import PocketUI

/// Methods for `updateProperties`. It shows all values again after each change of one, so these methods ignore
/// repeated values.
extension ViewController {
    /// Shows or hides the loading indicator. Use it only if no child of the screen shows one, because `showsLoading`
    /// includes those of children.
    func setLoading(_ isLoading: Bool) {
        if isLoading == showsLoading { return }
        if isLoading { showLoading() } else { hideLoading() }
    }

    func showToasts(of status: Status) {
        status.onToast = { [weak self] in self?.showToast($0) }
    }
}

extension TextField {
    /// Leaves a field that shows `text` already as it is, because setting its text would move the cursor.
    func show(_ text: String) {
        if text != self.text { self.text = text }
    }
}
