/// What a line is, by how it begins. Whether it may stand where it stands is for the parser to say.
enum LineKind: Equatable {
    case empty
    case comment
    case tags
    case title(TitleKeyword, name: String)
    case step(StepKeyword, text: String)
    case docStringDelimiter(String)
    case tableRow
    case other
    case endOfFile

    var isBlank: Bool { self == .empty || self == .comment }

    /// Whether it is a line with this keyword and a colon.
    func isTitle(_ keyword: TitleKeyword) -> Bool {
        if case .title(keyword, _) = self { true } else { false }
    }

    var isStep: Bool {
        if case .step = self { true } else { false }
    }

    var isScenario: Bool {
        isTitle(.scenario) || isTitle(.scenarioOutline)
    }
}
