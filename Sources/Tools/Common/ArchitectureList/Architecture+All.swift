extension Architecture {
    /// The complete architectures, which pass all scenarios. Columns, options, colours, claims, tests and the tables of the
    /// READMEs follow this list, in this order.
    package static let all = [
        Architecture("MVC", "Model-View-Controller", tests: "MVCTests", isReference: true),
        Architecture("MVP", "Model-View-Presenter", tests: "MVPTests"),
        Architecture("MVVM", "Model-View-ViewModel", tests: "MVVMTests"),
        Architecture("VIPER", "View, Interactor, Presenter, Entity, Router", tests: "VIPERTests"),
    ]

    /// The architectures that were added with `swift run new panel`, complete or not. You can name them on the command line.
    /// The documents don't mention them.
    package static let added: [Architecture] = []

    /// The variants, in the order in which they are printed. Each is measured beside the architecture that it is a variant
    /// of. They run only in programs that are built with them.
    package static let variants = [
        Architecture("MVCMassive", "Massive view controller", variantOf: "MVC"),
        Architecture("MVPOneController", "MVP with one view controller", variantOf: "MVP"),
        Architecture("MVVMHandlers", "MVVM with handlers", variantOf: "MVVM"),
        Architecture(
            "MVVMObservation", "MVVM with @Observable", variantOf: "MVVM",
            tests: "MVVMObservationTests"),
        Architecture("MVI", "Model-View-Intent", variantOf: "MVVM", tests: "MVITests"),
    ]

    /// The variants whose logic can be tested without a screen.
    package static let testedVariants = variants.filter { $0.subject.tests != nil }

    /// All architectures that can be named on the command line.
    package static let known = all + added + variants
}
