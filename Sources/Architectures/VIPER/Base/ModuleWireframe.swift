import PocketUI

/// A wireframe as the others see it: it assembles its module, ready to be shown.
protocol ModuleWireframe: AnyObject {
    func assemble() -> ViewController
}
