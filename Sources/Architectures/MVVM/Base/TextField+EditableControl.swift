import PocketUI

extension TextField: EditableControl {
    var editedValue: String {
        get { text }
        set { text = newValue }
    }
}
