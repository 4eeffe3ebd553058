import AppContract
import Benchmarks
import MVCMassive
import MVPOneController
import MVVMHandlers
import MVVMObservation

extension Variant {
    /// All variants, in the order in which they are printed.
    package static let all = [
        Variant(of: "MVC", app: NamedApp(name: "MVCMassive", app: MVCMassive.MVCApp.self)),
        Variant(
            of: "MVP", app: NamedApp(name: "MVPOneController", app: MVPOneController.MVPApp.self)
        ),
        Variant(of: "MVVM", app: NamedApp(name: "MVVMHandlers", app: MVVMHandlers.MVVMApp.self)),
        Variant(
            of: "MVVM", app: NamedApp(name: "MVVMObservation", app: MVVMObservation.MVVMApp.self),
            showsLater: true),
    ]
}
