/// A field to type into, known to people by its placeholder. It tells its targets of every edit by a
/// person, and of none by the program.
public final class TextField: Control {
    /// The name that stands in the empty field.
    public let placeholder: String

    /// Whether others looking at the screen are kept from reading the text.
    public let isSecure: Bool

    /// What the field holds.
    public var text = ""

    /// Makes an empty field.
    public init(placeholder: String, isSecure: Bool = false) {
        self.placeholder = placeholder
        self.isSecure = isSecure
    }

    override var content: Snapshot.Element? {
        .field(
            name: placeholder,
            text: isSecure ? String(repeating: "•", count: text.count) : text,
            isEnabled: isEnabled)
    }
}
