import AppContract
import MVC
import MVCDuplicate

/// The apps that are measured beside the architectures.
@MainActor
public enum ComparedApps {
    /// What all ratios are to: the app with no architecture at all.
    public static let baseline = NamedApp(name: "baseline", app: MVC.MVCApp.self)

    /// The same sources, compiled a second time. It ought to be as fast as the baseline; what it shows
    /// instead is how much the placing of code in memory alone can do, and is called the noise floor.
    public static let duplicate = NamedApp(
        name: "duplicate", app: MVCDuplicate.MVCApp.self)
}
