extension Architecture {
    /// The complete architectures, which pass all scenarios. Columns, options, colours, claims, tests and the tables of the
    /// READMEs follow this list, in this order.
    package static let all = [
        Architecture("MVC", tests: "MVCTests", isReference: true),
        Architecture("MVP", tests: "MVPTests"),
        Architecture("MVVM", tests: "MVVMTests"),
        Architecture("VIPER", tests: "VIPERTests"),
    ]

    /// The architectures that were added with `swift run new panel`, complete or not. You can name them on the command line.
    /// The documents don't mention them.
    package static let added: [Architecture] = []

    /// The variants, in the order in which they are printed. Each is measured beside the architecture that it is a variant
    /// of. They run only in programs that are built with them.
    package static let variants = [
        Architecture("MVCMassive", variantOf: "MVC"),
        Architecture("MVPOneController", variantOf: "MVP"),
        Architecture("MVVMHandlers", variantOf: "MVVM"),
        Architecture("MVVMObservation", variantOf: "MVVM", tests: "MVVMObservationTests"),
        Architecture("MVI", variantOf: "MVVM", tests: "MVITests"),
    ]

    /// The variants whose logic can be tested without a screen.
    package static let testedVariants = variants.filter { $0.subject.tests != nil }

    /// All architectures that can be named on the command line.
    package static let known = all + added + variants
}
