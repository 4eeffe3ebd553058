import PocketUI

/// Where the keys go, and where they went on the screens below: who comes back finds the row they left.
struct Attention: Equatable, Sendable {
    var focus: Focus?
    private var screens: [String] = []
    /// The focus of each screen below the top one.
    private var below: [Focus?] = []

    /// Takes in what has become of the screens.
    mutating func follow(_ snapshot: Snapshot) {
        if snapshot.screens != screens { move(to: snapshot.screens) }
        focus = snapshot.focus(keeping: focus)
    }

    private mutating func move(to new: [String]) {
        if !screens.isEmpty, new.starts(with: screens) {
            below += [focus] + repeatElement(nil, count: new.count - screens.count - 1)
            focus = nil
        } else if !new.isEmpty, screens.starts(with: new) {
            focus = below[new.count - 1]
            below = Array(below.prefix(new.count - 1))
        } else {
            focus = nil
            below = new.dropLast().map { _ in nil }
        }
        screens = new
    }
}
