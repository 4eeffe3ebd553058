@testable import MVVM

private typealias ReadingApp = MVVMApp
