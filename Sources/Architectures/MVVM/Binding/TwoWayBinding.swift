import PocketUI

extension ViewController {
    /// Keeps `text` and the text of a field of this screen the same, starting from `text`. A text crosses only where it
    /// differs from what is there, so it doesn't come back.
    ///
    /// Only the screen is referenced weakly, as everywhere. Each weakly referenced object has a side table, and then each
    /// retain of it takes longer, whoever retains it.
    func bind(_ text: Observable<String>, twoWay field: TextField) {
        text.bind(to: self) { [unowned field] in
            if field.text != $1 { field.text = $1 }
        }
        field.addTarget(self) { [unowned field] _ in
            if text.value != field.text { text.value = field.text }
        }
    }
}
