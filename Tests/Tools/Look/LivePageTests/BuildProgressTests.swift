import Testing

@testable import LivePage

@Suite("How far a build is")
struct BuildProgressTests {
    private func text(after lines: [(seconds: Int, line: Substring)]) -> String {
        var progress = BuildProgress()
        let start = ContinuousClock.now
        for (seconds, line) in lines { progress.show(line, at: start + .seconds(seconds)) }
        return progress.text
    }

    @Test("It is said in words of the page, with the time left, and not in those of the compiler")
    func words() {
        #expect(text(after: []) == "it begins")
        #expect(text(after: [(0, "Building for debugging...")]) == "it begins")
        #expect(text(after: [(0, "[1/100] Write sources")]) == "1 % done")
        let start: (Int, Substring) = (0, "[0/100] Write sources")
        #expect(
            text(after: [start, (60, "[25/100] Compiling MVP A.swift")])
                == "25 % done, about 3 minutes left")
        #expect(
            text(after: [start, (60, "[60/100] Linking")]) == "60 % done, less than a minute left")
        #expect(text(after: [start, (60, "[90/100] Linking")]) == "90 % done, some seconds left")
        #expect(text(after: [start, (60, "[9/0] x"), (61, "x")]) == "0 % done")
    }
}
