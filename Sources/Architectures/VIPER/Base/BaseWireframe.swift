/// The base of wireframes that navigate, which they do through the root wireframe. They do not keep it alive.
class BaseWireframe {
    private(set) weak var root: (any RootWireframeInput)?

    init(root: any RootWireframeInput) {
        self.root = root
    }
}
