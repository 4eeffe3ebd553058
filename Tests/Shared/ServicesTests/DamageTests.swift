import Foundation
import Fuzzing
import InMemoryServer
import Testing

@testable import Services

@Suite("Damaged answers")
struct DamageTests {
    @Test("They are a page, or unreadable", .timeLimit(.minutes(5)))
    func pages() async throws {
        let articles = ["1", "2"].map { id in
            Article(
                id: id, title: "Tëst", author: "Ada", publishedAt: Date(timeIntervalSince1970: 9),
                body: "One\n\nTwo")
        }
        let page = Page(articles: articles, nextCursor: "2")
        let sample = String(decoding: try JSON.encode(page), as: UTF8.self)
        let inputs = DamagedInputs(
            of: [sample], strays: ["1e308", #""publishedAt":"#], count: 2_000)
        var refusals = 0
        for input in inputs {
            let backend = BackendStub(.success(Response(status: 200, body: Data(input.bytes))))
            let services = AppServices(backend: backend, clock: ManualClock(), pageSize: 2)
            do throws(ServiceError) {
                _ = try await services.news.page(matching: "", after: nil)
            } catch {
                refusals += 1
                #expect(error == .unreadable, "\(input)")
            }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }
}
