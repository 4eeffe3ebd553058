import PocketUI

extension ViewController {
    /// Keeps `text` and the text of a field the same, starting from `text`. A text crosses only where it differs from what
    /// is there: the followers of `text` hear of no change that is none, and the cursor of a field stays where it is.
    ///
    /// The screen must keep the field, which is `unowned` here: an object that is referenced weakly has a side table, and
    /// then every retain of it takes longer.
    func bind(_ text: Observable<String>, twoWay field: TextField) {
        text.bind(to: self) { [unowned field] _, new in
            if field.text != new { field.text = new }
        }
        field.addTarget(self) { [unowned field] _ in
            if text.value != field.text { text.value = field.text }
        }
    }
}
