import Observation

/// A screen, or a part of a screen that is a child of it.
@MainActor
open class ViewController {
    /// The title of the screen. A `Snapshot` lists the titles of all screens, including covered ones.
    package final var title = "" { didSet { Window.changes += 1 } }

    /// Whether the loading indicator is visible. A subclass may observe it, to disable its controls meanwhile.
    open var isLoading = false { didSet { Window.changes += 1 } }

    /// The navigation controller that shows this screen, or the screen that this is a part of.
    package internal(set) final weak var parent: ViewController?

    /// The parts of this screen with controllers of their own.
    package private(set) final var children: [ViewController] = [] {
        didSet { Window.changes += 1 }
    }

    weak var hostWindow: Window?
    private var loadedView: View?
    /// Whether this controller has appeared, and has not been covered since.
    private var isVisible = false
    private var needsUpdateProperties = false
    /// Used only by the stack of screens: whether a visible controller may need `updateProperties`.
    final var needsFrame = false

    /// Public for the same reason as the initializer of `View`.
    public init() {}

    /// A controller, with all that it holds, is deallocated on the main actor, wherever its last
    /// reference is released.
    isolated deinit {}

    /// The view, which is loaded on first use.
    package var view: View {
        if let loadedView { return loadedView }
        let view = View()
        loadedView = view
        viewDidLoad()
        return view
    }

    /// The view if it is loaded.
    var viewIfLoaded: View? { loadedView }

    /// The nearest ancestor that is a navigation controller.
    package var navigationController: NavigationController? {
        parent as? NavigationController ?? parent?.navigationController
    }

    /// The window that shows this controller.
    package var window: Window? { hostWindow ?? parent?.window }

    /// Called once, on the first use of the view. Override it to fill and connect the view. An override need not call
    /// `super`.
    open func viewDidLoad() {}

    /// Loads the view, if it is not loaded yet.
    package func loadViewIfNeeded() {
        _ = view
    }

    /// Called each time the screen becomes the top one; forwarded to its children. An override must call `super`.
    open func viewDidAppear() {
        isVisible = true
        // Ask again, because a covered screen gets no frames.
        if needsUpdateProperties { setNeedsUpdateProperties() }
        // Check before each child, because a child may close this screen. The remaining children must then not appear.
        for child in children where isVisible { child.viewDidAppear() }
    }

    /// Called when another screen has become the top one, or when the stack has released this one.
    final func didDisappear() {
        isVisible = false
        for child in children { child.didDisappear() }
    }

    /// Makes `child` a part of this screen, at its lower end. It appears together with the screen, or at once if the
    /// screen is already visible.
    package func addChild(_ child: ViewController) {
        child.parent = self
        children.append(child)
        view.addSubview(child.view)
        if isVisible { child.viewDidAppear() }
        if child.needsUpdateProperties { child.setNeedsUpdateProperties() }
    }

    /// Called before a frame is drawn, if this controller is visible and has asked for it. Override it to show observable
    /// values.
    ///
    /// The values that an override reads are tracked. When one of them changes, this method is called again, once, before
    /// the next frame. Changes that the override makes itself are not noticed. Change the values only on the main actor. An
    /// override must call `super`.
    ///
    /// As in UIKit, which does so since iOS 26, parents come before their children, and a covered screen waits. Unlike in
    /// UIKit, only view controllers have this method, and ``setNeedsUpdateProperties()`` must ask for the first call, because
    /// tracking takes time even where nothing observable is read.
    open func updateProperties() {}

    /// Asks for ``updateProperties()`` before the next frame. A screen that observes its model calls this in ``viewDidLoad()``.
    package final func setNeedsUpdateProperties() {
        needsUpdateProperties = true
        var ancestor = self
        while let parent = ancestor.parent { ancestor = parent }
        ancestor.needsFrame = true
    }

    /// Updates this controller, if needed, and then its visible children.
    func updatePropertiesIfNeeded() {
        if needsUpdateProperties {
            needsUpdateProperties = false
            withObservationTracking {
                updateProperties()
            } onChange: { [weak self] in
                // Only ask for a frame, because the value has not changed yet.
                MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
            }
        }
        for child in children { child.updatePropertiesIfNeeded() }
    }

    /// Shows a short message over the top screen; it replaces the previous one.
    package func showToast(_ text: String) {
        window?.toast = text
    }

    /// Whether this controller or a part of it shows the loading indicator.
    package var showsLoading: Bool {
        isLoading || children.contains(where: \.showsLoading)
    }
}
