import PocketUI

extension Observable<String> {
    /// Keeps this and the text of a field the same, starting from the text of this one. A text crosses only where it
    /// differs from what is there, so it doesn't come back.
    func bind(twoWay field: TextField) {
        bind(to: field) { if $0.text != $1 { $0.text = $1 } }
        // The field owns the closure.
        field.addTarget(self) { [unowned field] in
            if $0.value != field.text { $0.value = field.text }
        }
    }
}
