/// The file that is added to each architecture in the copy: the switches of its faults.
enum FaultSwitch {
    static let name = "FaultSwitch"
    /// Which fault is on, such as `MVP-12`. Without it, the code is as it was written.
    static let variable = "TRIPTYCH_FAULT"
    /// A folder with a file for each architecture whose reached switches are recorded: the byte at the number
    /// of a fault becomes 1.
    static let reachedVariable = "TRIPTYCH_FAULTS_REACHED"
    /// The size of such a file in bytes. No architecture has as many faults.
    static let sizeOfNotes = 1 << 16

    static func source(for architecture: String) -> String {
        """
        import Foundation

        /// Made by `triptych faults`: which fault of this module is on.
        nonisolated enum \(name) {
            private static let active: Int = {
                let value = ProcessInfo.processInfo.environment["\(variable)"] ?? ""
                let parts = value.split(separator: "-")
                return parts.first == "\(architecture)" ? parts.last.flatMap { Int($0) } ?? 0 : 0
            }()

            /// The address of the notes, in memory that is a file: taking a note allocates nothing, which some
            /// tests count.
            private static let notes: UInt = {
                guard let folder = ProcessInfo.processInfo.environment["\(reachedVariable)"] else {
                    return 0
                }
                let file = open(folder + "/\(architecture)", O_RDWR)
                guard file >= 0 else { return 0 }
                let address = mmap(
                    nil, \(sizeOfNotes), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                return address == MAP_FAILED ? 0 : UInt(bitPattern: address)
            }()

            static func isOn(_ number: Int) -> Bool {
                UnsafeMutablePointer<UInt8>(bitPattern: notes)?[number] = 1
                return number == active
            }

            /// What is held strongly: an object, while the fault is on.
            @inline(never) static func held<Object>(_ number: Int, _ object: Object?) -> Object? {
                isOn(number) ? object : nil
            }

            /// Keeps the compiler from removing a capture that nothing reads.
            @inline(never) static func keep(_ object: AnyObject?) {}
        }

        """
    }
}
