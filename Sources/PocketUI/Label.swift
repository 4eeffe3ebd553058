/// A text to read, of one line or more. An empty one shows nothing.
public final class Label: View {
    /// What the label says.
    public var text: String

    /// Makes a label.
    public init(text: String = "") {
        self.text = text
    }

    override var content: Snapshot.Element? {
        text.isEmpty ? nil : .label(text: text)
    }
}
