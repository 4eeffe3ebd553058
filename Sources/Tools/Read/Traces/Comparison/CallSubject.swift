/// What a call is about, to find a similar one in another architecture: first what it does to the app, then its role.
struct CallSubject {
    let part: AppPart
    /// The function of the toolkit or the services that it is, and what that is called on; nil for another call.
    private let effect: Effect?
    /// The effects of all that it led to.
    private let effects: Set<Effect>
    private let folder: String?
    private let isClosure: Bool
    private let words: Set<String>

    init(of call: RecordedCall) {
        part = AppPart(call.participant)
        effect = Effect(of: call)
        effects = call.effects
        folder = call.place?.folder
        isClosure = call.isClosure
        words = Self.words(of: call.member)
    }

    /// How well it matches another; nil if they must not be in the same row.
    func likeness(to other: CallSubject) -> Int? {
        if effect != nil || other.effect != nil {
            return effect.flatMap { own in other.effect.flatMap { own.likeness(to: $0) } }
        }
        guard isClosure == other.isClosure else { return nil }
        let shared = words.count { other.words.contains($0) }
        let isNear = folder == other.folder
        // Only there, since to compare two sets takes time.
        let common = isNear ? effects.count { other.effects.contains($0) } : 0
        let all = effects.count + other.effects.count - common
        let makesSomething = words.isEmpty && other.words.isEmpty
        let isNamesake = words == other.words && !makesSomething
        let doesTheSame = common * 2 > all
        let fits =
            part == other.part
            ? shared > 0 || doesTheSame || isNear && makesSomething
            : doesTheSame || isNamesake && (isNear || words.count > 1)
        guard fits else { return nil }
        return (part == other.part ? 4 : 0) + (isNear ? 2 : 0) + 2 * min(3, shared)
            + 6 * common / max(1, all)
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

    /// The same function of the same object. What sets a property of another control is another effect; elsewhere each
    /// architecture has names of its own.
    func likeness(to other: Effect) -> Int? {
        guard function == other.function else { return nil }
        guard let target = target?.lowercased(), let name = other.target?.lowercased() else {
            return 30
        }
        if target == name { return 40 }
        if target.hasSuffix(name) || name.hasSuffix(target) { return 35 }
        return function.hasSuffix(".setter") || function.contains("addTarget") ? nil : 30
    }
}

extension RecordedCall {
    fileprivate var effects: Set<Effect> {
        calls.reduce(into: Set([Effect(of: self)].compactMap(\.self))) { $0.formUnion($1.effects) }
    }
}
