/// A step of a scenario.
public struct Step: Equatable, Sendable {
    /// The keyword as it is written, without the space after it.
    public let keyword: String
    /// What the keyword means, with `And` and `But` taken for what stands before them.
    public let keywordType: KeywordType
    /// What comes after the keyword, with placeholders replaced.
    public let text: String
    /// The table below it, if any.
    public let dataTable: DataTable?
    /// The doc string below it, if any.
    public let docString: DocString?
    /// Where it stands.
    public let location: Location
}
