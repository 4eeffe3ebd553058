import ArchitectureList
import ArchitectureRules
import Console
import Faults

/// The faults that a command line asks for.
struct FaultSelection: ArgumentGroup {
    @Argument(architectures: "make faults in") private var architectures: [Architecture]
    @Argument(
        "--role", "NAME", "make faults only in files with this role, such as Presenter",
        among: Role.allCases.map(\.rawValue) + ["other"], of: "role")
    private var role: String?
    @Argument(
        "--change", "NAME|NUMBER",
        "make this change in all architectures, and faults only in the statements that it edits")
    var change: String?
    @Argument(
        "--in-a-type",
        "with --change, make the solutions whose rules are in a type of their own",
        needs: "--change")
    var isInAType: Bool
    @Argument(
        "--only", "FAULT,...", "try only these faults, such as MVP-12, and show what caught each",
        excludes: FaultSelection.among, read: FaultSelection.names)
    var names: [String]?
    /// The maximum number of faults of each architecture.
    @Argument(
        "--sample", "N", "try only N faults of each architecture, spread evenly over its sources",
        in: 1...Int.max)
    private var sample: Int?

    /// The options that choose some of all faults.
    static let among = [Option.architecture, "--role", "--sample"]

    /// The architectures whose faults are listed, in groups that are tried in one build: the complete ones and, if one of
    /// them is named, the variants with unit tests.
    var groups: [[Architecture]] {
        let named = architectures.names + (names ?? []).map { String($0.prefix { $0 != "-" }) }
        let isNamed = named.contains { !Architecture.testedVariants.named($0).isEmpty }
        return [Architecture.all] + (isNamed ? [Architecture.testedVariants] : [])
    }

    /// The faults that are chosen.
    func faults(in lists: [FaultList]) throws(UsageError) -> [Fault] {
        if let names {
            var chosen: [Fault] = []
            for name in names { chosen.append(try Self.fault(called: name, in: lists)) }
            return chosen
        }
        let found = lists.filter { architectures.names.contains($0.architecture) }.flatMap { list in
            list.faults.filter { role == nil || $0.role == role }.sample(sample ?? .max)
        }
        if found.isEmpty {
            let names = lists.map(\.architecture).joined(separator: ", ")
            throw UsageError("no fault matches; faults are made in \(names)")
        }
        return found
    }

    /// The fault with a name such as `MVP-12`.
    static func fault(called name: String, in lists: [FaultList]) throws(UsageError) -> Fault {
        let all = lists.flatMap(\.faults)
        let fault = all.first { $0.id.description.lowercased() == name.lowercased() }
        guard let fault else {
            let ranges = lists.map {
                "\($0.architecture)-1 to \($0.architecture)-\($0.faults.count)"
            }
            throw UsageError(
                "there is no fault \"\(name.printable)\"; there are \(ranges.joined(separator: ", "))"
            )
        }
        return fault
    }

    private static func names(_ typed: String) throws(UsageError) -> [String] {
        let names = typed.split(separator: ",").map(String.init)
        if !names.isEmpty { return names }
        throw UsageError("--only names no fault; give some, such as --only MVP-1,MVP-2")
    }
}
