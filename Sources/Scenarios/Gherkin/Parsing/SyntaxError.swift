/// What is wrong with the text of a feature file, wherever the text is from.
struct SyntaxError: Error {
    let location: Location
    let seen: String
    let expected: String
    let advice: String
}
