import PocketUI

extension Observable<String> {
    /// Keeps this text and the text of a field of `screen` equal, starting from this one. Equal texts are not set again, so
    /// subscribers are notified only of changes, and the cursor of the field stays where it is. The closure `field` must
    /// not capture the text field, because the text field keeps the closure.
    func bind<Screen: ViewController>(
        twoWayTo screen: Screen, _ field: @escaping (Screen) -> TextField
    ) {
        bind(to: screen) { screen, text in
            if field(screen).text != text { field(screen).text = text }
        }
        field(screen).addTarget(screen) { screen in
            if field(screen).text != self.latest { self.value = field(screen).text }
        }
    }
}
