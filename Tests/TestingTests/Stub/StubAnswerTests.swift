import ApusClient
import ApusPacingTestSupport
import ApusTesting
import Testing

@Suite("What a stub answers", .paced)
struct StubAnswerTests {
  @Test("a value becomes JSON, and bytes stay what they are")
  func values() throws {
    let value = try StubAnswer.value(["a": 1], status: 201)
    #expect(value.body == Array(#"{"a":1}"#.utf8) && value.status == 201)
    #expect(value.headers["content-type"] == "application/json")
    #expect(StubAnswer.bytes([0xff], contentType: "image/png").body == [0xff])
    #expect(StubAnswer.status(204, headers: ["X-A": "b"]).headers["X-A"] == "b")
  }

  @Test("how it comes is changed in a copy")
  func copies() {
    let plain = StubAnswer.text("a")
    let late = plain.delayed(by: .seconds(1)).inPieces(of: 1, every: .seconds(2))
    #expect(plain.latency == .zero && late.latency == .seconds(1))
    #expect(late.pieceSize == 1 && late.piecePause == .seconds(2))
  }

  @Test("a value that cannot be encoded is said")
  func unencodable() {
    #expect(throws: (any Error).self) { try StubAnswer.value(Double.nan) }
  }
}
