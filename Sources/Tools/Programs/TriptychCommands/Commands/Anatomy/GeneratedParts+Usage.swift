import Anatomy
import Toolchain

extension GeneratedParts {
    /// Those of a document that a command line names: where there is none, the command line is wrong.
    init(of program: String, named path: String) throws(UsageError) {
        do {
            try self.init(of: program, in: path)
        } catch {
            throw UsageError(error.description)
        }
    }
}
