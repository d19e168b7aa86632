import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted lists of names", .paced)
struct ListReaderTests {
  @Test("explain each method and each header")
  func members() {
    #expect(
      ListReader.parts("GET, PROPFIND", of: "Allow").map(\.meaning) == [
        "Fetch a resource.", "Ask for properties of a resource, or of all in a collection.",
      ])
    #expect(ListReader.parts("*", of: "Vary").first?.meaning.hasPrefix("Any, ") == true)
    #expect(ListReader.parts("close", of: "Connection").first?.meaning == "The connection ends after this.")
    #expect(ListReader.parts("gzip, chunked", of: "Transfer-Encoding").allSatisfy { $0.flaw == nil })
  }

  @Test("hide the value of a field that is a credential's")
  func secrets() {
    #expect(ListReader.parts("canary", of: "X-Api-Key").map(\.text) == ["•••"])
    #expect(ListReader.parts("plain", of: "X-Cache").map(\.text) == ["plain"])
  }

  @Test("an order to use https needs its time")
  func security() {
    #expect(ListReader.parts("max-age=x", of: "Strict-Transport-Security").map(\.flaw) == [.invalid])
    #expect(ListReader.parts("preload", of: "Strict-Transport-Security").map(\.flaw) == [nil, .invalid])
    #expect(
      ListReader.parts("max-age=5; foo", of: "Strict-Transport-Security").map(\.flaw) == [nil, .unknown])
  }
}
