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

/// Package.swift defines `VARIANTS` where `TRIPTYCH_BUILD` has `variants`.
extension Apps {
    #if VARIANTS
        static let variants = [
            NamedApp(name: "MVCMassive", app: MVCMassive.MVCApp.self),
            NamedApp(name: "MVPOneController", app: MVPOneController.MVPApp.self),
            NamedApp(name: "MVVMHandlers", app: MVVMHandlers.MVVMApp.self),
            NamedApp(name: "MVVMObservation", app: MVVMObservation.MVVMApp.self),
            NamedApp(name: "MVI", app: MVIApp.self),
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
        static let variants: [NamedApp] = []
        package static let copies: [NamedApp] = []
    #endif
}
