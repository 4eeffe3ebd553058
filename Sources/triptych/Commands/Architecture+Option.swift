import Architectures
import Reporting

extension Architecture {
    /// The architectures that the value of an option means; no value means all.
    static func named(_ name: String?) throws(UsageError) -> [Architecture] {
        guard let name, name.lowercased() != "all" else { return allCases }
        let found = allCases.filter { $0.rawValue.lowercased() == name.lowercased() }
        if found.isEmpty {
            let names = allCases.map(\.rawValue) + ["all"]
            throw UsageError(names.complaint(aboutUnknown: "architecture", name))
        }
        return found
    }
}
