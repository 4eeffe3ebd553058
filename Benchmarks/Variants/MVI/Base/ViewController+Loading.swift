import PocketUI

extension ViewController {
    /// Shows the loading indicator, or hides it. A view shows its whole state each time, and the indicator counts.
    func setLoading(_ isWanted: Bool) {
        guard isWanted != showsLoading else { return }
        if isWanted { showLoading() } else { hideLoading() }
    }
}
