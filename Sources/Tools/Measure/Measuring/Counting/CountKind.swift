/// A kind of count: its title, and where it applies.
package struct CountKind: Sendable {
    package let title: String
    package let count: @Sendable (Counts) -> Int?
    /// Whether this kind is counted for open screens, and not for actions.
    package private(set) var isOfOpenScreens = false
    /// Whether the compiler can change it although the action does the same.
    private(set) var dependsOnCompiler = false
    /// What a machine needs to count it.
    package let requirement: String

    package static let all = [
        CountKind(title: "Allocations", count: \.allocations, requirement: heap),
        CountKind(title: "Bytes allocated", count: \.bytes, requirement: heap),
        CountKind(
            title: "Retains and releases", count: \.retainsAndReleases,
            requirement: "Linux with glibc and a runtime linked dynamically"),
        instructions,
        CountKind(
            title: "Heap blocks alive", count: \.blocksLeft, isOfOpenScreens: true,
            requirement: heap),
    ]

    package static let instructions = CountKind(
        title: "Instructions", count: \.instructions, dependsOnCompiler: true,
        requirement:
            "a machine that lets programs count instructions, or the programs `valgrind` and `strip`"
    )

    static let heap = "Linux with glibc, and no sanitizer"

    /// The benchmarks for which it is counted.
    package func concerned(_ counted: [CountedBenchmark]) -> [CountedBenchmark] {
        counted.filter { $0.isOpenScreen == isOfOpenScreens }
    }
}
