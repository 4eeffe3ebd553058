import ArchitectureRules
import Output

/// What Benchmarks/CLAIMS.md shows beside common claims.
extension AnatomyFigures {
    var averageSection: Section {
        let names = Structure.features.filter { name in
            architectures.allSatisfy { $0.features.contains { $0.name == name } }
        }
        func average(_ title: String, _ figure: (SizeFigures) -> Int) -> [any CellContent] {
            row(title) { architecture in
                mean(names.map { architecture.feature($0, figure) }.reduce(0, +), of: names.count)
            }
        }
        return section(
            "average", "A feature, on average",
            [
                average("files", \.files), average("types", \.types),
                average("protocols", \.protocols), average("statements", \.statements),
            ],
            note: "Of the features that have a folder in each: \(names.listed).")
    }

    var longestSection: Section {
        section(
            "longest", "Statements of the longest type",
            [
                row("of all") { $0.longestType?.text },
                row("of those that decide, without a view") { $0.longestDecidingType?.text },
            ],
            note: "The binding of MVVM is left out.")
    }
}

extension ArchitectureFigures {
    /// The longest type outside the binding.
    fileprivate var longestType: Extreme? {
        Extreme.greatest(
            features.filter { $0.name != ArchitectureSources.binding }
                .compactMap(\.size.longestType))
    }

    fileprivate var longestDecidingType: Extreme? {
        Extreme.greatest(
            roles.filter { Role(rawValue: $0.name)?.isTested == true }
                .compactMap(\.size.longestType))
    }
}

extension Extreme {
    fileprivate var text: String { "\(figure) (\(name))" }
}
