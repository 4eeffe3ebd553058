import MVC
import MVP
import MVVM
import VIPER

extension Architecture {
    /// The complete architectures, which pass all scenarios. Columns, options, colours, claims, tests and the tables of the
    /// READMEs follow this list, in this order.
    package static let all = [
        Architecture(
            "MVC", "Model-View-Controller", app: MVCApp.self, tests: "MVCTests",
            isReference: true),
        Architecture("MVP", "Model-View-Presenter", app: MVPApp.self, tests: "MVPTests"),
        Architecture("MVVM", "Model-View-ViewModel", app: MVVMApp.self, tests: "MVVMTests"),
        Architecture(
            "VIPER", "View, Interactor, Presenter, Entity, Router", app: VIPERApp.self,
            tests: "VIPERTests"),
    ]

    /// The architectures that were added with `triptych panel new`, complete or not. You can name them on the command line.
    /// The documents don't mention them.
    package static let added: [Architecture] = []

    /// All architectures that can be named on the command line.
    package static let known = all + added + variants
}
