import MVC
import MVP
import MVVM
import VIPER

extension Architecture {
    /// The one list of architectures: columns, options, colours, claims and tests follow it, in this order. They pass
    /// all scenarios, and the tables of the READMEs are about them.
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

    /// Those that were added to them, complete or not. They can be named on the command line, and nothing is claimed of
    /// them.
    package static let added: [Architecture] = []

    /// All that can be named.
    package static let known = all + added + variants
}
