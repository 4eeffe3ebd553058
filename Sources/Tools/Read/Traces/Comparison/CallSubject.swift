import ArchitectureRules

/// What a call is about, to find a similar one in another architecture.
struct CallSubject {
    /// The function of the toolkit or the services that it is, and what that is called on; nil for another call.
    private let effect: Effect?
    /// The effects of all that it led to.
    private let effects: Set<Effect>
    /// The concern of its role. A type without a role is a part of its own: its name, without that of the architecture.
    private let part: String
    /// The folder of its feature.
    private let folder: String?
    private let isClosure: Bool
    private let words: Set<String>

    init(of call: RecordedCall) {
        effect = Effect(of: call)
        effects = call.effects
        let name = call.participant.name
        part =
            call.participant.role.map { Concern($0).title }
            ?? String(name.dropFirst(name.hasPrefix(call.module) ? call.module.count : 0))
        folder = call.place?.folder
        isClosure = call.isClosure
        words = Self.words(of: call.member)
    }

    /// How well it matches another; nil if they must not be in the same row.
    ///
    /// These facts decide, one before any number of those after it: both are the same function of the toolkit or the services;
    /// of the same object; both lead to mostly the same of these functions; have the same name; share a word of it; belong to
    /// the same part.
    func likeness(to other: CallSubject) -> Int? {
        if effect != nil || other.effect != nil {
            return effect?.isLike(other.effect)
                .map { Self.likeness(of: [true, $0, false, false, false, false]) }
        }
        guard isClosure == other.isClosure else { return nil }
        let isNear = folder == other.folder
        // Only there, since to compare two sets takes time.
        let common = isNear ? effects.count { other.effects.contains($0) } : 0
        let doesTheSame = common * 2 > effects.count + other.effects.count - common
        let sharesWord = !words.isDisjoint(with: other.words)
        let isNamesake = sharesWord && words == other.words
        let isSamePart = part == other.part
        let makesSomething = words.isEmpty && other.words.isEmpty
        guard
            doesTheSame || isNamesake
                || isSamePart && (sharesWord || isNear && makesSomething)
        else { return nil }
        return Self.likeness(of: [false, false, doesTheSame, isNamesake, sharesWord, isSamePart])
    }

    /// Facts as the digits of a number. No alignment has as many pairs as the base, so a sum carries nothing over.
    private static func likeness(of facts: [Bool]) -> Int {
        facts.reduce(0) { $0 * (CallTable.mostLines + 1) + ($1 ? 1 : 0) }
    }

    private static let closure = "closure in "

    /// The words of a name, as `did`, `Log` and `In` in `didLogIn()`. That something is made says nothing.
    private static func words(of function: String) -> Set<String> {
        var words = [""]
        let name = function.hasPrefix(closure) ? function.dropFirst(closure.count) : function[...]
        for character in name.prefix(while: { $0 != "(" }) {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1].append(character.lowercased()) }
        }
        return Set(words).subtracting(["", "init"])
    }
}

/// What an architecture has the toolkit or the services do.
private struct Effect: Hashable {
    let function: String
    /// Such as `sendButton`.
    let target: String?

    init?(of call: RecordedCall) {
        guard ["PocketUI", "Services"].contains(call.module) else { return nil }
        function = call.function
        target = call.target
    }

    /// Whether it is the same function of the same object; nil if it must not be in the same row. What sets a property of
    /// another control is another effect; elsewhere each architecture has names of its own.
    func isLike(_ other: Effect?) -> Bool? {
        guard let other, function == other.function else { return nil }
        guard let target = target?.lowercased(), let name = other.target?.lowercased() else {
            return false
        }
        if target.hasSuffix(name) || name.hasSuffix(target) { return true }
        return function.hasSuffix(".setter") || function.contains("addTarget") ? nil : false
    }
}

extension RecordedCall {
    fileprivate var effects: Set<Effect> {
        calls.reduce(into: Set([Effect(of: self)].compactMap(\.self))) { $0.formUnion($1.effects) }
    }
}
