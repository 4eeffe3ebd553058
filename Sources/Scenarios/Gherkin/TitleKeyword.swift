/// A keyword that opens a part of a file and is followed by a colon.
enum TitleKeyword: CaseIterable {
    case feature
    case rule
    case background
    case scenario
    case scenarioOutline
    case examples
}
