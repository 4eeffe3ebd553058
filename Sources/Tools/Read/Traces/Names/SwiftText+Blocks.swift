import SwiftTokens

extension SwiftText {
    /// The line on which the braces that open on or after `first` are closed again; `first` itself if none
    /// open.
    func lastLine(ofBlockFrom first: Int) -> Int {
        let tokens = tokens(in: range(ofLine: first).lowerBound..<bytes.count)
        let brace = tokens.first { ["{", "}"].contains(text($0.range)) }
        let end = brace.flatMap { closingBracket(of: $0.range.lowerBound) }
        return end.map { line(at: $0) } ?? first
    }
}
