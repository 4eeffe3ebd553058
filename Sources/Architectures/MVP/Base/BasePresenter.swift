import AppContract
import Services

/// What every presenter has: a view that it does not keep alive.
class BasePresenter<View: AnyObject> {
    private(set) weak var view: View?

    /// Called by the view once it exists: it is built last.
    func attach(_ view: View) { self.view = view }
}

extension BasePresenter where View: BaseView {
    /// Says what went wrong, and first: a closed view shows no toast. If the session has ended, the person logs in again.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
        if error == .sessionEnded { view?.setRoot(.login) }
    }
}
