import Tools

final class WallViewController: Painter, WallView {
    private lazy var presenter = WallPresenter(view: self, brush: brush, owner: palette)
    private let brush: any Brush
    private let palette = Palette()
    var isDry = false

    /// 2 statements.
    init(brush: any Brush) {
        self.brush = brush
        super.init()
    }

    /// 1 statement.
    convenience init(height: Int) {
        self.init(brush: RoundBrush())
    }

    func show(_ stroke: Stroke) {}

    func clear() {}

    subscript(row: Int) -> Int { row }

    /// 4 statements, of which 1 in a function of its own.
    func tap() {
        func again() { clear() }
        do { try presenter.paint(1) } catch { again() }
    }
}
