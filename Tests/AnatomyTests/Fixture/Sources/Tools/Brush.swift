public protocol Brush: AnyObject {
    var width: Int { get }
    func dip(into colour: String)
}

public struct Stroke: Equatable {
    public let length: Int

    public init(length: Int) {
        self.length = length
    }
}
