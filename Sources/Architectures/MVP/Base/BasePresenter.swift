import AppContract
import Services

/// Holds the view of a presenter weakly, because the view owns its presenter.
class BasePresenter<View: AnyObject> {
    private(set) weak var view: View?

    /// Sets the view, which is made after its presenter. The view calls this before any other method.
    func attach(_ view: View) { self.view = view }
}

extension BasePresenter where View: BaseView {
    /// Shows the message for an error. There is none for `cancelled`, nor for `sessionEnded`, which has its own toast.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
