import PocketUI

extension Observable<String> {
    /// Keeps this text and the text of a field equal, starting from this one. Equal texts are not set again, so subscribers
    /// are notified only of changes, and the cursor of the field stays where it is. Neither keeps the other alive.
    func bind(twoWayTo field: TextField) {
        bind(to: field) { if $0.text != $1 { $0.text = $1 } }
        // The field is unowned, because it keeps this closure, and a weak reference would take memory of its own.
        field.addTarget(self) { [unowned field] model in
            if field.text != model.value { model.value = field.text }
        }
    }
}
