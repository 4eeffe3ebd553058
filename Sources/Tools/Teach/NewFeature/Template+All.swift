import ArchitectureRules

extension Template {
    /// What an architecture gets.
    static func of(_ architecture: ArchitectureSources) throws(NewFeatureError) -> Template {
        let texts = [
            "MVC": PackageResources.MVC_txt, "MVP": PackageResources.MVP_txt,
            "MVVM": PackageResources.MVVM_txt, "VIPER": PackageResources.VIPER_txt,
        ]
        guard let text = texts[architecture.module] else {
            throw .package(
                "there is no template for \(architecture.name); add one to Sources/Tools/Teach/NewFeature/Templates, "
                    + "or choose another architecture with --architecture NAME")
        }
        return try Template(name: architecture.module, bytes: text)
    }

    /// What a feature of all architectures adds beside them.
    static var all: Template {
        get throws(NewFeatureError) { try Template(name: "all", bytes: PackageResources.all_txt) }
    }

    /// What a feature of one architecture adds.
    static var one: Template {
        get throws(NewFeatureError) { try Template(name: "one", bytes: PackageResources.one_txt) }
    }

    static var scenario: Template {
        get throws(NewFeatureError) {
            try Template(name: "scenario", bytes: PackageResources.scenario_txt)
        }
    }

    private init(name: String, bytes: [UInt8]) throws(NewFeatureError) {
        try self.init(name: name, text: String(decoding: bytes, as: UTF8.self))
    }
}
