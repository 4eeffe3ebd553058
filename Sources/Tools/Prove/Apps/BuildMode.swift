import Console

/// How this program was built.
package enum BuildMode {
    #if DEBUG
        private static let isRelease = false
    #else
        private static let isRelease = true
    #endif

    /// Throws in a debug build, because times of code that is not optimised mean nothing.
    package static func requireRelease() throws(UsageError) {
        if isRelease { return }
        throw UsageError(
            "a debug build's times mean nothing; type: "
                + sameCall(inRelease: true, withVariants: Apps.hasVariants))
    }

    /// Says that the program was built without a variant, and how to build it.
    static func lacks(variant: String) -> UsageError {
        UsageError(
            "\(variant) is a variant, and this program was built without the variants; type: "
                + sameCall(inRelease: isRelease, withVariants: true))
    }

    /// What to type to call another build of this program with the same words.
    private static func sameCall(inRelease: Bool, withVariants: Bool) -> String {
        let words = CommandLine.arguments.dropFirst().map {
            $0.contains(/[^\w\-.\/:=,]/) ? "'\($0)'" : $0
        }
        let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init)
        let run = [
            withVariants ? "TRIPTYCH_BUILD=variants" : nil, "swift run",
            inRelease ? "-c release" : nil,
            withVariants ? "--scratch-path .build/variants" : nil, name,
        ]
        return (run.compactMap(\.self) + words).joined(separator: " ")
    }
}
