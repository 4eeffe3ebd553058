import PocketUI

/// Methods for views that render the whole state each time. They ignore repeated values.
extension ViewController {
    /// Shows or hides the loading indicator, which counts its calls.
    func setLoading(_ isLoading: Bool) {
        if isLoading == showsLoading { return }
        if isLoading { showLoading() } else { hideLoading() }
    }
}

extension TextField {
    /// Leaves a field that shows `text` already as it is, because setting its text would move the cursor.
    func show(_ text: String) {
        if text != self.text { self.text = text }
    }
}
