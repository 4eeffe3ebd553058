/// How many characters must be inserted, removed or replaced to make one text of another.
///
/// Levenshtein's distance, by the method of Wagner and Fischer (1974), with one row kept.
/// Complexity: O(product of the lengths).
func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
        var diagonal = line
        row[0] = line + 1
        for column in second.indices {
            let substitution = diagonal + (second[column] == character ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(substitution, row[column] + 1, diagonal + 1)
        }
    }
    return row[second.count]
}
