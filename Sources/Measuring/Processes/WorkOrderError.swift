/// A process was asked for something that it does not know.
public struct WorkOrderError: Error, Equatable, CustomStringConvertible {
    /// What was asked for.
    public let name: String

    /// The error in one line.
    public var description: String {
        "there is no benchmark \"\(name)\" here, or not with the subjects asked for"
    }
}
