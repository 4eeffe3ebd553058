/// An option of a command.
struct Option {
    /// Its name, with the dashes.
    let name: String
    /// What to put after it, as it stands in the help; nil if it stands alone.
    let value: String?
    let help: String

    init(_ name: String, _ value: String?, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }

    /// The option as it is typed.
    var usage: String {
        value.map { "\(name) \($0)" } ?? name
    }
}
