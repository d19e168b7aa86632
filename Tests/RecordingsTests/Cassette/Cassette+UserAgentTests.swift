import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings

@Suite("What a saved session calls the program", .paced)
struct CassetteUserAgentTests {
  private func agent(_ recorded: [String?]) throws -> String? {
    let recordings = try recorded.map { name in
      let headers = name.map { HeaderFields([HeaderField(name: "User-Agent", value: $0)]) } ?? [:]
      let request = Request(url: try WebURL("http://a.test"), headers: headers)
      return Recording(Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0)))
    }
    return Cassette(recordings: recordings).userAgent(orElse: "apus/now")
  }

  @Test("it is what it was when it was recorded, whatever version replays it")
  func recorded() throws {
    #expect(try agent(["apus/0.0.1"]) == "apus/0.0.1")
    #expect(try agent([nil, "mine", "apus/0.0.1"]) == "apus/0.0.1")
    #expect(try agent([nil]) == nil)
    #expect(try agent(["apus", nil]) == nil)
    #expect(try agent(["mine"]) == "apus/now")
    #expect(try agent([]) == "apus/now")
  }
}
