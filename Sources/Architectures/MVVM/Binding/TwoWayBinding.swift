import PocketUI

extension Observable<String> {
    /// Keeps this text and the text of a field equal, starting from this one. Equal texts are not set again, so subscribers
    /// are notified only of changes, and the cursor of the field stays where it is. The field keeps this text alive, but not
    /// the other way round.
    func bind(twoWayTo field: TextField) {
        bind(to: field) { field, text in
            if field.text != text { field.text = text }
        }
        // The field keeps the closure, and the closure keeps this text.
        field.addTarget(field) { field in
            if field.text != self.value { self.value = field.text }
        }
    }
}
