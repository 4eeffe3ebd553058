import PocketUI

extension ViewController {
    /// Keeps `text` and the text of a field equal, starting from `text`. Neither is set if it is equal already, so subscribers of
    /// `text` are not notified without a change, and the cursor of a field stays where it is.
    ///
    /// The screen must keep the field, which is `unowned` here, because an object that is referenced weakly has a side table
    /// that makes each retain of it slower.
    func bind(_ text: Observable<String>, twoWay field: TextField) {
        text.bind(to: self) { [unowned field] _, new in
            if field.text != new { field.text = new }
        }
        field.addTarget(self) { [unowned field] _ in
            if text.latest != field.text { text.value = field.text }
        }
    }
}
