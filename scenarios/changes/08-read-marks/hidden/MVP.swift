@testable import MVP

private typealias ReadingApp = MVPApp
