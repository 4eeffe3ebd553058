/// What names of the compiler look like. To make a pattern takes longer than to match it, and a recording has thousands of
/// names, so its reader makes the patterns once.
struct NamePatterns {
    let witness = /protocol witness for (.+) in conformance +([^ ]+) : ([^ ]+) in .+/

    /// A function within another one, such as `next #1 (after: Swift.Int)`.
    let local = /(\w+) #\d+ \(([^)]*)\)/

    /// A function or a property of a type or a module.
    let entity =
        #/
        ( variable\ initialization\ expression\ of\  | default\ argument\ \d+\ of\  )?
        (?: static\  )? (?: \(extension\ (\w+)\): )?
        ([^\ (]+) (?: \ infix | \ prefix )?
        (?: \( ([^)]*) \) .* | \ :\ .* )?
        /#

    /// The ending of a mangled name that tells apart the parts of an async function, such as `TQ0_` or `TY1_`.
    let endingOfPart = /T[QY][0-9]*_$/

    private let label = #/(\w+): /#

    /// `()`, `(_:)` or `(matching:after:)`.
    func labels(_ arguments: Substring) -> String {
        let labels = arguments.split(separator: ", ").map { argument in
            (argument.prefixMatch(of: label)?.1 ?? "_") + ":"
        }
        return "(\(labels.joined()))"
    }
}
