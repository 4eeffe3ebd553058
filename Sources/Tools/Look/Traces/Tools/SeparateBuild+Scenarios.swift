import ArchitectureList
import Foundation
import Toolchain

extension SeparateBuild {
    /// The usual build of the program that contains the apps. Variants are built only if one of them is asked for.
    package static func ofScenarios(
        of package: URL, for architectures: [ArchitectureSources]
    ) -> SeparateBuild {
        let hasVariants = architectures.contains(where: \.isVariant)
        return SeparateBuild(
            of: package, in: hasVariants ? "variants" : nil,
            environment: PackageManifest.environment(withVariants: hasVariants))
    }
}
