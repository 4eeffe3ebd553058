import ArchitectureRules
import Foundation
import Output

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
    private var before: [CodeColumns.Block] = []

    init(package: URL, architectures: Set<String>, detail: CallTreeBuilder.Detail) {
        sources = SourceLines(package: package)
        self.architectures = architectures
        self.detail = detail
    }

    /// Reads what a call ran, and all that it led to.
    mutating func read(_ call: RecordedCall) throws {
        if let place = call.place, isWorthReading(call), !isShown(place) {
            shown.append(place)
            let code = CodeColumns.Block.code(
                at: place, title: call.function, note: call.note,
                lines: try sources.lines(at: place))
            let subject = CallSubject(of: call)
            hops.append(Hop(subject: subject, blocks: before + [code]))
            before = []
        } else {
            mention(call)
        }
        for inner in call.calls { try read(inner) }
    }

    private func isWorthReading(_ call: RecordedCall) -> Bool {
        detail == .all
            || (architectures.contains(call.module)
                && call.place?.folder != ArchitectureSources.binding)
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
        let (title, note, place) = (call.function, call.note, call.place)
        let mention: CodeColumns.Block =
            isAgain
            ? .again(title: title, note: note, firstLine: place?.firstLine)
            : .mention(title: title, note: note, place: place?.textUnderSources)
        if hops.isEmpty {
            before.append(mention)
        } else if hops[hops.count - 1].blocks.last != mention {
            hops[hops.count - 1].blocks.append(mention)
        }
    }
}

/// The code of a function that ran, and mentions of the calls that are not shown again.
struct Hop {
    /// What it is matched by.
    let subject: CallSubject
    var blocks: [CodeColumns.Block]
}
