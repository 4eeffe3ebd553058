import AppContract
import Benchmarks
import MVCCopy1
import MVCCopy2
import MVCCopy3
import MVCCopy4
import MVCCopy5
import MVCCopy6
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
            of: "MVVM", app: NamedApp(name: "MVVMObservation", app: MVVMObservation.MVVMApp.self)),
        copy(1, MVCCopy1.MVCApp.self), copy(2, MVCCopy2.MVCApp.self),
        copy(3, MVCCopy3.MVCApp.self), copy(4, MVCCopy4.MVCApp.self),
        copy(5, MVCCopy5.MVCApp.self), copy(6, MVCCopy6.MVCApp.self),
    ]

    private static func copy(
        _ number: Int, _ app: @autoclosure @escaping @MainActor @Sendable () -> any App.Type
    ) -> Variant {
        Variant(of: "MVC", app: NamedApp(name: "copy \(number)", app: app()), isCopy: true)
    }
}
