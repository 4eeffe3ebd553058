/// The file that is added to each architecture in the copy: the switches of its faults.
enum FaultSwitch {
    static let name = "FaultSwitch"
    /// Which fault is on, such as `MVP-12`. Without it, the code is as it was written.
    static let variable = "TRIPTYCH_FAULT"
    /// A file to which each switch that is asked for is added once, such as `MVP-12`.
    static let reachedVariable = "TRIPTYCH_FAULTS_REACHED"

    static func source(for architecture: String) -> String {
        """
        import Foundation
        import Synchronization

        /// Made by `triptych faults`: which fault of this module is on.
        nonisolated enum \(name) {
            private static let active: Int = {
                let value = ProcessInfo.processInfo.environment["\(variable)"] ?? ""
                let parts = value.split(separator: "-")
                return parts.first == "\(architecture)" ? parts.last.flatMap { Int($0) } ?? 0 : 0
            }()

            private static let reached: FileHandle? = {
                guard
                    let path = ProcessInfo.processInfo.environment["\(reachedVariable)"]
                else { return nil }
                // Several modules of a process write to it.
                let file = open(path, O_WRONLY | O_APPEND)
                return file < 0 ? nil : FileHandle(fileDescriptor: file)
            }()

            private static let seen = Mutex<Set<Int>>([])

            static func isOn(_ number: Int) -> Bool {
                if let reached { note(number, in: reached) }
                return number == active
            }

            private static func note(_ number: Int, in file: FileHandle) {
                guard seen.withLock({ $0.insert(number).inserted }) else { return }
                file.write(Data("\(architecture)-\\(number)\\n".utf8))
            }

            /// What is held strongly: an object, while the fault is on.
            @inline(never) static func held<Object>(_ number: Int, _ object: Object?) -> Object? {
                isOn(number) ? object : nil
            }

            /// Keeps a capture from being left out because nobody reads it.
            @inline(never) static func keep(_ object: AnyObject?) {}
        }

        """
    }
}
