/// What a wireframe has whose module leads to other screens: the root wireframe, which it does not keep alive.
class BaseWireframe {
    private(set) weak var root: (any RootWireframeInput)?

    init(root: any RootWireframeInput) {
        self.root = root
    }
}
