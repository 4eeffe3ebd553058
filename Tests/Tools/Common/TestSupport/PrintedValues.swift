extension String {
    /// Values of Swift in a page, which were printed by mistake in place of their text or markup. The compiler accepts that,
    /// because every value can be interpolated into a text.
    package var printedValues: [Substring] {
        matches(
            of: /\bHTML\(markup|\bOptional\(|\b(?:Console|LivePage|Pages|Replay|Traces)\.[A-Z]\w*/
        ).map(\.output)
    }
}
