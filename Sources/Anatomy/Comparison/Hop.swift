/// A function that ran, and what it called meanwhile of what was shown before or is not shown at all.
struct Hop: Equatable {
    /// Which part of the app it belongs to.
    let part: AppPart
    /// Its code, and mentions of the others.
    var passages: [Passage]

    /// How well it stands beside another: the better the more words their names share. Nil if they belong to
    /// different parts of the app, or to different features and do not even sound alike.
    func likeness(to other: Hop) -> Int? {
        let shared = words.intersection(other.words).count
        guard part == other.part, folder == other.folder || shared > 0 else { return nil }
        return 4 + 2 * min(3, shared)
    }

    private var code: Passage? { passages.first { $0.kind == .code } }
    private var folder: String? { code?.place?.folder }

    /// The words of its name, as `did`, `Log` and `In` in `didLogIn()`.
    private var words: Set<String> {
        let name = (code?.shortFunction ?? "").prefix { $0 != "(" }
        var words = [""]
        for character in name {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1].append(character.lowercased()) }
        }
        return Set(words).subtracting([""])
    }
}
