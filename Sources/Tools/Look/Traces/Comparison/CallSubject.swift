import ArchitectureRules

/// The properties of a call by which a similar call in another architecture is found.
struct CallSubject {
    /// The function of the toolkit or the services, and the object that it is called on; nil for any other call.
    private let effect: Effect?
    /// The effects of all calls that it led to.
    private let effects: Set<Effect>
    /// The concern of its role. For a type without a role, its name without that of the architecture.
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

    /// How well this call matches another one; nil if they must not be in the same row.
    ///
    /// Two calls match better if they have more of these facts in common. An earlier fact outweighs all later ones:
    ///
    /// 1. Both call the same function of the toolkit or the services.
    /// 2. They call it on the same object.
    /// 3. Both lead mostly to the same functions of the toolkit and the services.
    /// 4. They have the same name.
    /// 5. Their names share a word.
    /// 6. They belong to the same part.
    func likeness(to other: CallSubject) -> Int? {
        if effect != nil || other.effect != nil {
            return effect?.isLike(other.effect)
                .map { Self.likeness(of: [true, $0, false, false, false, false]) }
        }
        guard isClosure == other.isClosure else { return nil }
        let isNear = folder == other.folder
        // Compare the sets only within a folder, because comparing takes time.
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

    /// The facts as digits of a number. The base is greater than the number of pairs in an alignment, so sums never carry.
    private static func likeness(of facts: [Bool]) -> Int {
        facts.reduce(0) { $0 * (CallTable.mostLines + 1) + ($1 ? 1 : 0) }
    }

    private static let closure = "closure in "

    /// The words of a name, such as `did`, `Log` and `In` in `didLogIn()`, but not `init`, because almost every type has
    /// one.
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

/// A call from an architecture to the toolkit or the services.
private struct Effect: Hashable {
    let function: String
    /// The object, such as `sendButton`.
    let target: String?

    init?(of call: RecordedCall) {
        guard ["PocketUI", "Services"].contains(call.module) else { return nil }
        function = call.function
        target = call.target
    }

    /// Nil if the two must not be in the same row. True if they call the same function of the same object, false if
    /// only the function is the same, or if an object is unknown. The name of the object must match only for the
    /// setters and the targets of controls, because each architecture names its other objects in its own way.
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
