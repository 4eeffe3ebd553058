import MVC
import MVP
import MVVM
import VIPER

extension Architecture {
    /// The one list of architectures: columns, options, colours, claims and tests follow it, in this order.
    package static let all = [
        Architecture(
            "MVC", "Model-View-Controller", app: MVCApp.self, isReference: true),
        Architecture("MVP", "Model-View-Presenter", app: MVPApp.self, tests: "MVPTests"),
        Architecture("MVVM", "Model-View-ViewModel", app: MVVMApp.self, tests: "MVVMTests"),
        Architecture(
            "VIPER", "View, Interactor, Presenter, Entity, Router", app: VIPERApp.self,
            tests: "VIPERTests"),
    ]

    /// Those that don't pass all scenarios yet. They can be named on the command line, and nothing is claimed of them.
    package static let started: [Architecture] = []

    /// All that can be named.
    package static let known = all + started
}
