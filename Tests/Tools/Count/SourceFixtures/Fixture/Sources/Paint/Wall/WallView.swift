import Tools

protocol BaseWallView: AnyObject {
    var isDry: Bool { get set }
    init(height: Int)
}

protocol WallView: BaseWallView {
    func show(_ stroke: Stroke)
    func clear()
    subscript(row: Int) -> Int { get }
}

extension WallView {
    /// 1 statement: the lone expression.
    func showNothing() {
        clear()
    }
}
