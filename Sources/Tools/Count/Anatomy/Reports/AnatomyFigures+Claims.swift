import ArchitectureList
import ArchitectureRules
import Console

/// The tables that Benchmarks/CLAIMS.md shows beside common claims.
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
            note:
                "The average is taken over \(names.listed), which have a folder in each architecture."
        )
    }

    var longestSection: Section {
        section(
            "longest", "Statements in one type",
            [
                row("the longest type") { $0.longestType?.text },
                row("the longest presenter, view model or interactor") {
                    $0.longestDecidingType?.text
                },
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
