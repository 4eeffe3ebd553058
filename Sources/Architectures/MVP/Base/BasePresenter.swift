import AppContract
import Services

/// What every presenter has: a view that it does not keep alive.
class BasePresenter<View: AnyObject> {
    private(set) weak var view: View?

    /// Called by the view when it loads, because the view is made after its presenter.
    func attach(_ view: View) { self.view = view }
}

extension BasePresenter where View: BaseView {
    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
