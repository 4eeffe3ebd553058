import Traces

/// What a call is about, to find a similar one in another architecture.
struct CallSubject {
    let part: AppPart
    private let folder: String?
    private let words: Set<String>

    init(of call: RecordedCall) {
        part = AppPart(call.participant)
        folder = call.place?.folder
        words = Self.words(of: call.member)
    }

    /// How well it matches another: the more words their names share, the better. Nil if they belong to
    /// different parts of the app, or if they belong to different features and share no word.
    func likeness(to other: CallSubject) -> Int? {
        let shared = words.intersection(other.words).count
        guard part == other.part, folder == other.folder || shared > 0 else { return nil }
        return 4 + 2 * min(3, shared)
    }

    /// The words of a name, as `did`, `Log` and `In` in `didLogIn()`.
    private static func words(of function: String) -> Set<String> {
        var words = [""]
        for character in function.prefix(while: { $0 != "(" }) {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1].append(character.lowercased()) }
        }
        return Set(words).subtracting([""])
    }
}
