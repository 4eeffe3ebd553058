import AppContract

#if VARIANTS
    import MVCCopy1
    import MVCCopy2
    import MVCCopy3
    import MVCCopy4
    import MVCCopy5
    import MVCCopy6
    import MVCMassive
    import MVI
    import MVPOneController
    import MVVMHandlers
    import MVVMObservation
#endif

/// Package.swift defines `VARIANTS` where `TRIPTYCH_BUILD` is `variants`.
extension Architecture {
    /// The names of all variants, whether they are built or not.
    package static let variantNames = [
        "MVCMassive", "MVPOneController", "MVVMHandlers", "MVVMObservation", "MVI",
    ]

    #if VARIANTS
        /// The variants, in the order in which they are printed; empty in a program that was built without them. You can
        /// name them on the command line. Each is measured beside the architecture that it is a variant of.
        package static let variants = [
            Architecture(
                "MVCMassive", "Massive view controller", app: MVCMassive.MVCApp.self,
                variantOf: "MVC"),
            Architecture(
                "MVPOneController", "MVP with one view controller",
                app: MVPOneController.MVPApp.self, variantOf: "MVP"),
            Architecture(
                "MVVMHandlers", "MVVM with handlers", app: MVVMHandlers.MVVMApp.self,
                variantOf: "MVVM"),
            Architecture(
                "MVVMObservation", "MVVM with @Observable", app: MVVMObservation.MVVMApp.self,
                variantOf: "MVVM"),
            Architecture(
                "MVI", "Model-View-Intent", app: MVIApp.self, variantOf: "MVVM", tests: "MVITests"),
        ]

        /// The reference, compiled six more times for the self-test. Nobody can name them.
        package static let copies = [
            NamedApp(name: "copy 1", app: MVCCopy1.MVCApp.self),
            NamedApp(name: "copy 2", app: MVCCopy2.MVCApp.self),
            NamedApp(name: "copy 3", app: MVCCopy3.MVCApp.self),
            NamedApp(name: "copy 4", app: MVCCopy4.MVCApp.self),
            NamedApp(name: "copy 5", app: MVCCopy5.MVCApp.self),
            NamedApp(name: "copy 6", app: MVCCopy6.MVCApp.self),
        ]
    #else
        package static let variants: [Architecture] = []
        package static let copies: [NamedApp] = []
    #endif
}
