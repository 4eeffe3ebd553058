/// What paints.
public protocol Brush: AnyObject {
    /// How wide it is.
    var width: Int { get }
    /// Takes up paint.
    func dip(into colour: String)
}

/// What comes of painting.
public struct Stroke: Equatable {
    /// How long it is.
    public let length: Int

    /// Makes a stroke.
    public init(length: Int) {
        self.length = length
    }
}
