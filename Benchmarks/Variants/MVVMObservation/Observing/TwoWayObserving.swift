import PocketUI

extension ViewController {
    /// Keeps a text of a view model and the text of a field of this screen the same, starting from that of the view model.
    ///
    /// A text that a person types is in the view model at once, and the field differs from it in no later turn. So a field
    /// is only set where the view model has changed its text itself.
    func bind<Model: AnyObject>(
        _ field: TextField, to text: ReferenceWritableKeyPath<Model, String>, of model: Model
    ) {
        // The screen keeps both. If these closures kept them too, they would keep themselves.
        observe(in: self) { [unowned field, unowned model] _ in
            if field.text != model[keyPath: text] { field.text = model[keyPath: text] }
        }
        field.addTarget(self) { [unowned field, unowned model] _ in
            model[keyPath: text] = field.text
        }
    }
}
