@testable import VIPER

private typealias ReadingApp = VIPERApp
