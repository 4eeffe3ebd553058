import PocketUI

/// A screen, or a part of one, whose bindings end with it.
class BaseViewController: ViewController {
    var tokens: [ObservationToken] = []

    func bind(_ status: Status) {
        tokens += status.bind(to: self)
    }
}
