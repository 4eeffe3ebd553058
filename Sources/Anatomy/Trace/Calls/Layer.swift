/// What a module is to somebody who follows a call.
enum Layer: Equatable {
    /// One of the architectures: what there is to see.
    case architecture
    /// What they stand on: seen where they call it, and where it calls them. The word tells one from another.
    case support(String)
    /// Whatever drives the app, and the libraries.
    case outside

    /// - Parameter architectures: The modules of the architectures.
    init(of function: RecordedFunction, architectures: Set<String>) {
        switch function.name.module {
        case "PocketUI": self = .support("PocketUI")
        case "Services", "InMemoryServer": self = .support("Services")
        case "AppContract": self = .support("AppContract")
        case let module where architectures.contains(module):
            let isBinding = function.place?.folder == "Binding"
            self = isBinding ? .support("Binding") : .architecture
        default: self = .outside
        }
    }
}

extension SourcePlace {
    /// The folder of its module that the file stands in, such as `Login`; empty for none.
    var folder: String {
        let parts = file.split(separator: "/")
        return parts.count > 3 ? String(parts[2]) : ""
    }

    /// The name of the file without its extension, and without what a file of an extension says after `+`.
    var baseName: String {
        let name = file.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }
}
