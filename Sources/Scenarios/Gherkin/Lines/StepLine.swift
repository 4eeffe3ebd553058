/// A line such as `Given a text`.
struct StepLine {
    let keyword: StepKeyword
    let text: String
    let location: Location
}
