import Trials

/// What is added to the toolkit in the copy, so that it is known which tests open a screen: by what they do, and not by the
/// names of types.
enum ScreenNote {
    /// The name of the file that is made with the first window or view controller, in the folder for reached switches.
    static let file = "screen"

    private static let folder = "Sources/Shared/PocketUI/"

    /// The files, with the initializers that note it.
    private static let initializers = [
        ("ViewController.swift", "public init() {}"), ("Window.swift", "package init() {}"),
    ]

    /// The changed files of the toolkit, by path.
    ///
    /// - Parameter text: The text of the file at a path; nil if there is none.
    /// - Throws: If an initializer is not as it was when this was written.
    static func changes(to text: (String) throws -> String?) throws -> [String: String?] {
        var changes: [String: String?] = [folder + "ScreenNote.swift": source]
        for (name, old) in initializers {
            let text = try text(folder + name) ?? ""
            let new = text.replacing(
                old, with: old.replacing("{}", with: "{ ScreenNote.make() }"), maxReplacements: 1)
            if new == text {
                throw FileError(
                    path: folder + name, seen: "no `\(old)`",
                    expected:
                        "it, because `swift run faults` notes there which tests open a screen",
                    advice: "write its new form in ScreenNote.swift")
            }
            changes[folder + name] = new
        }
        return changes
    }

    private static var source: String {
        """
        import Foundation

        /// Made by `swift run faults`. Notes that a screen was opened.
        nonisolated enum ScreenNote {
            private static let noted: Void = {
                let variable = "\(FaultSwitch.reachedVariable)"
                if let folder = ProcessInfo.processInfo.environment[variable] {
                    close(open(folder + "/\(file)", O_CREAT | O_WRONLY, 0o600))
                }
            }()

            static func make() { noted }
        }

        """
    }
}
