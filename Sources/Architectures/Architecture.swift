import AppContract
import MVP
import MVVM
import VIPER

/// The three ways the app is built. This is the one place that knows which app is which.
public enum Architecture: String, CaseIterable, Sendable {
    /// Model-View-Presenter.
    case mvp = "MVP"
    /// Model-View-ViewModel.
    case mvvm = "MVVM"
    /// View, Interactor, Presenter, Entity, Router.
    case viper = "VIPER"

    /// The app built that way.
    @MainActor package var app: any App.Type {
        switch self {
        case .mvp: MVPApp.self
        case .mvvm: MVVMApp.self
        case .viper: VIPERApp.self
        }
    }

    /// The app and its name.
    @MainActor package var namedApp: NamedApp {
        NamedApp(name: rawValue, app: app)
    }
}
