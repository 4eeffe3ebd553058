import ArchitectureRules
import Foundation
import Traces

/// Reads the code of the functions that ran, each where it ran first.
struct HopReader {
    private var sources: SourceLines
    /// The modules whose code is read.
    let architectures: Set<String>
    /// Whether the toolkit and the services are read as well, or only named.
    let detail: CallTreeBuilder.Detail
    private var shown: [SourcePlace] = []
    private var named: Set<SourcePlace> = []
    private(set) var hops: [Hop] = []
    /// What was called before any code was shown.
    private var before: [Passage] = []

    init(package: URL, architectures: Set<String>, detail: CallTreeBuilder.Detail) {
        sources = SourceLines(package: package)
        self.architectures = architectures
        self.detail = detail
    }

    /// Reads what a call ran, and all that it led to.
    mutating func read(_ call: RecordedCall) throws {
        if let place = call.place, isWorthReading(call), !isShown(place) {
            shown.append(place)
            let code = Passage(
                .code, function: call.function, note: call.note, place: place,
                lines: try sources.lines(at: place))
            hops.append(Hop(part: AppPart(call.participant), passages: before + [code]))
            before = []
        } else {
            mention(call)
        }
        for inner in call.calls { try read(inner) }
    }

    private func isWorthReading(_ call: RecordedCall) -> Bool {
        detail == .all
            || (architectures.contains(call.module) && call.place?.folder != "Binding")
    }

    /// Whether it was shown, or is a closure in a function that was.
    private func isShown(_ place: SourcePlace) -> Bool {
        shown.contains {
            $0.file == place.file && $0.firstLine <= place.firstLine
                && place.lastLine <= $0.lastLine
        }
    }

    private mutating func mention(_ call: RecordedCall) {
        let isAgain = call.place.map { isShown($0) || !named.insert($0).inserted } ?? false
        let mention = Passage(
            isAgain ? .again : .named, function: call.function, note: call.note,
            place: call.place)
        if hops.isEmpty {
            before.append(mention)
        } else if hops[hops.count - 1].passages.last != mention {
            hops[hops.count - 1].passages.append(mention)
        }
    }
}

extension RecordedCall {
    /// A note after the name; nil for none.
    var note: String? {
        let words = [
            byProtocol.map { "by \($0)" }, times > 1 ? "×\(times)" : nil,
            isResumed ? "going on" : nil,
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

/// The code of a function that ran, and mentions of the calls that are not shown again.
struct Hop: Equatable {
    let part: AppPart
    var passages: [Passage]

    private var code: Passage? { passages.first { $0.kind == .code } }

    /// What it is matched by.
    var subject: CallSubject {
        CallSubject(
            part: part, folder: code?.place?.folder, function: code?.shortFunction ?? "")
    }
}
