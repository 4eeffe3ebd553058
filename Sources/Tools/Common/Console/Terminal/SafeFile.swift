import Foundation

/// Why a file or standard output could not be written, or why a file could not be read.
package struct OutputError: Error, Equatable, CustomStringConvertible {
    /// The path of the file, or "standard output".
    package let name: String
    package let reason: String
    /// Whether the output was closed by its reader.
    package let isClosedPipe: Bool

    private var advice: String
    private var task = "written"

    package var description: String { "\(name): can't be \(task) (\(reason)); \(advice)" }

    /// An error with the system's message for `code` or, if that is nil, with `reason`.
    init(name: String, code: Int32?, reason: String = "the reason is unknown") {
        self.name = name.withoutControls
        self.reason = code.map { String(cString: strerror($0)) } ?? reason
        isClosedPipe = code == EPIPE
        advice =
            code == ENOSPC || code == EDQUOT
            ? "free some space on the disk" : "give a file in a folder you may write to"
    }

    init(name: String, _ error: any Error) {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let code = [error as NSError, cause].compactMap(\.self)
            .first { $0.domain == NSPOSIXErrorDomain }.map { Int32($0.code) }
        let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
        let text = error.localizedDescription
        if text.contains("ErrorDomain") {
            self.init(name: name, code: isFull ? ENOSPC : code)
        } else {
            self.init(name: name, code: isFull ? ENOSPC : code, reason: text)
        }
    }

    /// An error of Foundation or of the system about a file; nil for another error.
    fileprivate init?(_ error: any Error) {
        let facts = error as NSError
        let path = facts.userInfo[NSFilePathErrorKey] as? String
        let url = facts.userInfo[NSURLErrorKey] as? URL
        guard let path = path ?? url?.path else { return nil }
        self.init(name: path, error)
        let cause = facts.userInfo[NSUnderlyingErrorKey] as? NSError
        if let code = cause?.code, [EMFILE, ENFILE, EBADF].contains(Int32(code)) {
            task = "opened"
            advice = "too many files are open: `ulimit -n 1024` raises the limit"
            return
        }
        let code = (error as? CocoaError)?.code
        // No person has chosen this path, so don't advise to choose another one.
        if code == .fileWriteNoPermission { advice = "check that you may write to its folder" }
        guard let code = code?.rawValue, code < 512 else { return }
        task = code < 256 ? "found" : "read"
        advice = "check that it exists and that you may read it"
    }
}

extension Error {
    /// The message of the error, for a person.
    package var text: String { OutputError(self)?.description ?? "\(self)" }
}

/// Writes files so that an old one is only replaced once the new one is complete on the disk.
package enum SafeFile {
    /// The file name that means standard output.
    package static let standardOutput = "-"

    /// Throws if a file can't be written. Call it before long work whose result is written to a file.
    package static func check(_ path: String) throws(OutputError) {
        if path == standardOutput { return }
        if kind(of: path) == .typeDirectory {
            throw OutputError(name: path, code: EISDIR)
        }
        if access(path, F_OK) != 0, errno == ENAMETOOLONG {
            throw OutputError(name: path, code: ENAMETOOLONG)
        }
        // A file is replaced by renaming, so its folder must be writable. A device is written to
        // directly.
        let place = isDevice(path) ? path : folder(of: path)
        if access(place, W_OK) != 0 { throw OutputError(name: path, code: errno) }
    }

    /// Writes a text to a file, and replaces its previous content.
    package static func write(_ text: String, to path: String) throws(OutputError) {
        try check(path)
        let (data, file) = (Data(text.utf8), target(of: path))
        do {
            if isDevice(path) {
                try FileHandle(forWritingTo: file).write(contentsOf: data)
            } else {
                try data.write(to: file, options: .atomic)
            }
        } catch {
            throw OutputError(name: path, error)
        }
    }

    /// The file that a path leads to through symbolic links.
    private static func target(of path: String) -> URL {
        URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    private static func folder(of path: String) -> String {
        target(of: path).deletingLastPathComponent().path
    }

    /// Whether a path leads to something like `/dev/null`, which can't be replaced and may never end.
    private static func isDevice(_ path: String) -> Bool {
        kind(of: path).map { $0 != .typeRegular } ?? false
    }

    /// The type of the file at a path; nil if there is none.
    private static func kind(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: target(of: path).path)
        return attributes?[.type] as? FileAttributeType
    }
}
