import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Counts the objects that Swift allocates on this thread: instances, boxes, closure contexts and
/// the storage of arrays alike.
///
/// The Swift runtime lets an instrument stand in for its allocator, through a pointer and a flag
/// that only the dynamic linker can find. That is known to hold on Linux. The flag holds for the
/// whole process, and another thread at work meanwhile may crash: count in an exit test.
nonisolated enum AllocationCounter {
    #if canImport(Glibc)
        private typealias Allocator =
            @convention(c) @Sendable (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

        private static let allocations = Atomic(0)
        private static let countedThread = Atomic<UInt>(0)
        private static let original = variable("_swift_allocObject", as: Allocator.self)?.pointee

        static var isAvailable: Bool { original != nil }

        static func count(_ body: () -> Void) -> Int {
            guard
                let original,
                let allocator = variable("_swift_allocObject", as: Allocator.self),
                let isReplaced = variable(replacementFlag, as: Bool.self)
            else { return 0 }
            allocations.store(0, ordering: .relaxed)
            countedThread.store(pthread_self(), ordering: .relaxed)
            allocator.pointee = { metadata, size, alignment in
                AllocationCounter.countOne()
                // This closure is installed only if there is an original allocator.
                return AllocationCounter.original.unsafelyUnwrapped(metadata, size, alignment)
            }
            isReplaced.pointee = true
            body()
            isReplaced.pointee = false
            allocator.pointee = original
            return allocations.load(ordering: .relaxed)
        }

        private static let replacementFlag =
            "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"

        private static func countOne() {
            guard pthread_self() == countedThread.load(ordering: .relaxed) else { return }
            allocations.add(1, ordering: .relaxed)
        }

        private static func variable<Kind>(
            _ name: String, as kind: Kind.Type
        ) -> UnsafeMutablePointer<Kind>? {
            dlsym(nil, name)?.assumingMemoryBound(to: kind)
        }
    #else
        static var isAvailable: Bool { false }

        static func count(_ body: () -> Void) -> Int { 0 }
    #endif
}
