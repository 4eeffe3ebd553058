import AppContract
import Services

/// Holds the view of a presenter weakly, because the view owns its presenter.
class BasePresenter<View: AnyObject> {
    private(set) weak var view: View?

    /// The view calls this before any other method, because it is made after its presenter.
    func attach(_ view: View) { self.view = view }
}

extension BasePresenter where View: BaseView {
    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
