/// Makes a list of steps shorter as long as something is still found.
///
/// First it leaves out pieces, from halves down to single steps, by the method of Zeller and Hildebrandt, "Simplifying and
/// isolating failure-inducing input" (2002). Then it replaces texts by simpler ones. The number of attempts grows with the
/// square of the steps at worst, and is usually far smaller.
struct Shrinker {
    /// The part of these steps that still finds something; nil if nothing is found.
    typealias Attempt = ([String]) async throws -> [String]?

    let attempt: Attempt

    /// The shortest list that was found.
    func shrink(_ steps: [String]) async throws -> [String] {
        var shortest = steps
        var size = max(1, shortest.count / 2)
        while true {
            let before = shortest.count
            shortest = try await removing(size, from: shortest)
            if size > 1 {
                size /= 2
            } else if shortest.count == before {
                break
            }
        }
        return try await simplified(shortest)
    }

    /// Leaves out each piece of this size that is not needed, the last first.
    private func removing(_ size: Int, from steps: [String]) async throws -> [String] {
        var shortest = steps
        var start = shortest.count - size
        while start >= 0 {
            // The list may be shorter by now, because an attempt can remove more than its piece.
            guard start < shortest.count else {
                start -= size
                continue
            }
            var candidate = shortest
            candidate.removeSubrange(start..<min(start + size, candidate.count))
            if !candidate.isEmpty, let shorter = try await attempt(candidate) {
                shortest = shorter
            }
            start -= size
        }
        return shortest
    }

    private func simplified(_ steps: [String]) async throws -> [String] {
        var simplest = steps
        for index in steps.indices where index < simplest.count {
            for text in Self.simpler(than: simplest[index]) {
                var candidate = simplest
                candidate[index] = text
                if let found = try await attempt(candidate), found.count <= simplest.count {
                    simplest = found
                    break
                }
            }
        }
        return simplest
    }

    /// Simpler steps of the same kind, the simplest first.
    private static func simpler(than step: String) -> [String] {
        if let typed = step.wholeMatch(of: /I type "(.{2,})" into ("[^"]*")/) {
            return ["a", "1"].map { "I type \"\($0)\" into \(typed.2)" }
        }
        if let numbered = step.wholeMatch(of: /(\D*)(\d+)( articles| rows|)/), numbered.2 != "1" {
            return ["1", "2", "3", "21"].filter { $0 != numbered.2 }
                .map { "\(numbered.1)\($0)\(numbered.3)" }
        }
        return []
    }
}
