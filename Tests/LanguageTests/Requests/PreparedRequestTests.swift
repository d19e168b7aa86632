import ApusClient
import Testing

@testable import ApusLanguage

@Suite("A request that is ready to be sent")
struct PreparedRequestTests {
  private func prepared(_ adjust: (inout PreparedRequest) -> Void = { _ in }) throws -> PreparedRequest {
    var prepared = PreparedRequest(request: Request(url: try WebURL("http://h.test/a")))
    adjust(&prepared)
    return prepared
  }

  @Test("is asked once, unless it is tried again or its stream is taken up again")
  func once() throws {
    #expect(try prepared().isAskedOnce)
    #expect(try !prepared { $0.paging.retries = 2 }.isAskedOnce)
    #expect(try !prepared { $0.showing.reconnects = true }.isAskedOnce)
    #expect(try prepared { $0.paging.followsPages = true }.isAskedOnce)
  }

  @Test("has side files where heads, cookies or figures go somewhere, and none for the body alone")
  func sideFiles() throws {
    #expect(try !prepared { $0.showing.output = "body" }.showing.hasSideFiles)
    #expect(try prepared { $0.showing.headersInto = "heads" }.showing.hasSideFiles)
    #expect(try prepared { $0.showing.cookiesInto = "cookies" }.showing.hasSideFiles)
    #expect(try !prepared { $0.showing.traceInto = "trace" }.showing.hasSideFiles)
  }
}
