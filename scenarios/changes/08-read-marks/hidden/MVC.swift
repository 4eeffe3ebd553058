@testable import MVC

private typealias ReadingApp = MVCApp
