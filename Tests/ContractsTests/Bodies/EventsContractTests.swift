import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What the events of a stream promise", .paced)
struct EventsContractTests {
  private func lines(_ old: String, _ new: String, ignoring places: [String] = []) throws -> [String] {
    func document(_ text: String) throws -> JSONDocument { try JSONDocument(events: Array(text.utf8)) }
    return EventsContract(try document(old), ignored: try IgnoredPlaces(places))
      .findings(in: try document(new)).flatMap(\.lines)
  }

  private static let stream = "event: b\ndata: {\"n\": 1}\n\nevent: a\ndata: {\"id\": 2, \"x\": 1}\n\n"

  @Test("is which kinds there are, told in one order")
  func names() throws {
    #expect(
      try lines(Self.stream, Self.stream.replacing("event: b", with: "event: c"))
        == ["- events: a, b", "+ events: a, c"])
    #expect(try lines(Self.stream, "data: 1\n\n") == ["- events: a, b", "+ events: message"])
    #expect(
      try lines(Self.stream, "event: a\ndata: {\"id\": 3, \"x\": 2}\n\n") == [
        "- events: a, b", "+ events: a",
      ])
  }

  @Test("is for each kind what its data is like, which no other kind has to be")
  func data() throws {
    #expect(try lines(Self.stream, Self.stream.replacing("\"n\": 1", with: "\"n\": \"x\"")).count == 1)
    #expect(try lines(Self.stream, Self.stream + Self.stream).isEmpty)
    #expect(try lines("data: {\"n\": 1}\n\n", "data: {\"n\": \"x\"}\n\n").count == 1)
  }

  @Test("is nothing where that is ignored")
  func ignored() throws {
    let other = Self.stream.replacing("event: b", with: "event: c")
    #expect(try lines(Self.stream, other, ignoring: ["body[*].event", "body[*].data"]).isEmpty)
    #expect(
      try lines(
        Self.stream, Self.stream.replacing("\"n\": 1", with: "\"n\": \"x\""), ignoring: ["body[*].data.n"]
      )
      .isEmpty)
  }
}
