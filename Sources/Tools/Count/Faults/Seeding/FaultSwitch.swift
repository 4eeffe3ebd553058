/// The file that is added to each architecture in the copy, with the switches of its faults.
enum FaultSwitch {
    static let name = "FaultSwitch"
    /// The environment variable that turns on a fault, such as `MVP-12`. Without it, no fault is on.
    static let variable = "TRIPTYCH_FAULT"
    /// The environment variable with the path of a folder. It has a file for each architecture whose reached switches are
    /// recorded. When the switch of a fault is reached, the byte at the fault's number becomes 1.
    static let reachedVariable = "TRIPTYCH_FAULTS_REACHED"
    /// The size of such a file in bytes. No architecture has so many faults.
    static let sizeOfNotes = 1 << 16

    static func source(for architecture: String) -> String {
        """
        import Foundation

        /// Made by `swift run faults`. Says which fault of this module is on.
        nonisolated enum \(name) {
            private static let active: Int = {
                let value = ProcessInfo.processInfo.environment["\(variable)"] ?? ""
                let parts = value.split(separator: "-")
                return parts.first == "\(architecture)" ? parts.last.flatMap { Int($0) } ?? 0 : 0
            }()

            /// The address of the file for reached switches, which is mapped into memory. So recording a switch
            /// allocates nothing, because some tests count allocations.
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

            /// The object to hold strongly; nil while the fault is off.
            @inline(never) static func held<Object>(_ number: Int, _ object: Object?) -> Object? {
                isOn(number) ? object : nil
            }

            /// Keeps the compiler from removing a capture that nothing reads.
            @inline(never) static func keep(_ object: AnyObject?) {}
        }

        """
    }
}
