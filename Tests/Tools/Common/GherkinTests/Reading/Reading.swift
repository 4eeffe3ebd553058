import Gherkin
import TestSupport

/// The one-line description of the error in the text; nil if the text can be read.
func errorDescription(of source: String) -> String? {
    do throws(GherkinError) {
        _ = try read(source)
        return nil
    } catch {
        return error.description
    }
}
