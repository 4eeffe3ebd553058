/// Why no feature file was found.
public enum FeatureFilesError: Error, Equatable, CustomStringConvertible {
    /// There is nothing at that path.
    case missing(String)
    /// There is a folder, but no feature file in it.
    case noFeatures(String)
    /// That folder is in no package that has scenarios.
    case noPackage(String)

    /// The error, and what to do.
    public var description: String {
        switch self {
        case .missing(let path):
            "\(path): no such file or folder; give the path of a .feature file or of a folder of them"
        case .noFeatures(let path):
            "\(path): no file in this folder ends in .feature"
        case .noPackage(let folder):
            "\(folder): not inside a package with scenarios; give a PATH, or change into the package"
        }
    }
}
