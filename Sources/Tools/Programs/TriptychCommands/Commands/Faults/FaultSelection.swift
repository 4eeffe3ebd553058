import ArchitectureList
import ArchitectureRules
import Faults
import Output

/// The faults that a command line asks for.
struct FaultSelection {
    private let architectures: [String]
    private let role: String?
    private let names: [String]
    /// How many of each architecture at most.
    private let sample: Int

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = try arguments.chosenArchitectures().names
        role = try arguments.value(of: "--role").map(Self.role)
        sample = try arguments.wholeNumber(of: "--sample", default: .max, range: 1...Int.max)
        names =
            arguments.value(of: "--only").map { $0.split(separator: ",").map(String.init) } ?? []
        if arguments.has("--only"), names.isEmpty {
            throw UsageError("--only names no fault; give some, such as --only MVP-1,MVP-2")
        }
    }

    /// The faults that are chosen.
    func faults(in lists: [FaultList]) throws(UsageError) -> [Fault] {
        if !names.isEmpty {
            var chosen: [Fault] = []
            for name in names { chosen.append(try Self.fault(called: name, in: lists)) }
            return chosen
        }
        let found = lists.filter { architectures.contains($0.architecture) }.flatMap { list in
            list.faults.filter { role == nil || $0.role == role }.sample(sample)
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
        guard let fault = all.first(where: { $0.id.description == name.uppercased() }) else {
            let ranges = lists.map {
                "\($0.architecture)-1 to \($0.architecture)-\($0.faults.count)"
            }
            throw UsageError(
                "there is no fault \"\(name.printable)\"; there are \(ranges.joined(separator: ", "))"
            )
        }
        return fault
    }

    private static func role(_ typed: String) throws(UsageError) -> String {
        let names = Role.allCases.map(\.rawValue) + ["other"]
        guard let name = names.first(where: { $0.lowercased() == typed.lowercased() }) else {
            throw UsageError(names.complaint(aboutUnknown: "role", typed))
        }
        return name
    }
}
