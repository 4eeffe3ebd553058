import AppContract
import Services

/// What every presenter has: a view that it does not keep alive.
class BasePresenter<View: AnyObject> {
    private(set) weak var view: View?

    /// Called by the view once it exists: it is built last.
    func attach(_ view: View) { self.view = view }
}

extension BasePresenter where View: BaseView {
    /// Tells the person what went wrong. If their session has ended, they have to log in again.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
        if error == .sessionEnded { view?.setRoot(.login) }
    }
}
