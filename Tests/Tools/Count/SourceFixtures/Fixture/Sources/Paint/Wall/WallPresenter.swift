import Tools

final class WallPresenter<View: WallView> {
    /// What may go wrong; derived code of its own.
    enum Mishap: Error, Equatable {
        case drip
        case spill(litres: Int)
    }

    weak var view: View?
    unowned let owner: Palette
    private let brush: any Brush
    private var strokes: [Stroke] = []
    private lazy var spare = Palette()
    private var onDone: ((Palette) -> Void)?

    /// 4 statements.
    init(view: View, brush: any Brush, owner: Palette) {
        self.view = view
        self.brush = brush
        self.owner = owner
        view.clear()
    }

    /// 1 statement in an accessor, 1 in an observer.
    var isDone: Bool { strokes.count > 3 }
    var height = 0 {
        didSet { view?.showNothing() }
    }

    /// 13 statements: if, return, let with 2 expressions, if, throw, else if, for, call, switch, call, break.
    func paint(_ count: Int) throws {
        if count < 0 { return }
        let width = if count > 9 { 9 } else { brush.width }
        if width == 9 {
            throw Mishap.spill(litres: width)
        } else if width == 8 {
            for _ in 0..<width { brush.dip(into: "red") }
        }
        switch count {
        case 1: view?.show(Stroke(length: width))
        default: break
        }
    }

    /// 8 statements: defer with 1, 2 assignments of closures with 1 each, guard with 1.
    func prepare() {
        defer { strokes = [] }
        onDone = { [weak self] _ in self?.height = 1 }
        spare.onEmpty = { self.height = 2 }
        guard isDone else { return }
    }
}
