/// Holds the view of a presenter weakly, because a presenter is owned by its view, or by the app.
///
/// `View` is the protocol through which the presenter sees its view, such as `any NewsView`. Swift can't declare a weak
/// property of a generic protocol type, so the view is stored as an object.
class BasePresenter<View> {
    private weak var object: AnyObject?

    final var view: View? { object as? View }

    /// Sets the view, which is made after its presenter. The view calls this before any other method.
    final func attach(_ view: View) {
        object = view as AnyObject
        assert(self.view != nil, "a view must be a class")
    }
}
