import Output

extension Fault {
    /// The kind and what is changed, such as `call removed: view?.show()`.
    var summary: String {
        let before = change.before.onOneLine
        let after = change.after.onOneLine
        let text =
            switch kind {
            // The change alone says too little.
            case .returnedEarly, .referenceStrong, .captureStrong, .captureAdded: lineText
            case .bindingRepeated: before
            default: after.isEmpty ? before : "\(before) → \(after)"
            }
        return "\(kind.rawValue): \(text)".printable
    }
}

extension [FaultList] {
    /// What each fault is called in a list that people keep: by its file and its change, such as
    /// `Sources/Architectures/MVP/A.swift: call removed: view?.show()`. Its number and its line change when code above it does.
    /// A long change is cut. Of those in a file that read alike, the second ends in ` #2`.
    var entries: [Fault.ID: String] {
        var entries: [Fault.ID: String] = [:]
        var counts: [String: Int] = [:]
        for fault in flatMap(\.faults) {
            let entry = "\(fault.path): \(fault.summary.shortened(to: 100))"
            let count = counts[entry, default: 0] + 1
            counts[entry] = count
            entries[fault.id] = count == 1 ? entry : "\(entry) #\(count)"
        }
        return entries
    }
}
