/// The base of wireframes that navigate. The root wireframe is weak, because it owns the screens, which own the wireframes.
class BaseWireframe {
    private(set) weak var root: (any RootWireframeInput)?

    init(root: any RootWireframeInput) {
        self.root = root
    }
}
