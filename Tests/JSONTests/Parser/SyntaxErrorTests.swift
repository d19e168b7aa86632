import JSON
import PacingTestSupport
import Testing

@Suite("Errors of syntax", .paced)
struct SyntaxErrorTests {
  @Test("UTF-16 is refused, not guessed")
  func refusesUTF16() throws {
    let error = try #require(throws: SyntaxError.self) { try Document([0x5b, 0, 0x5d, 0]) }
    #expect(error.description == "expected a value or `]`, found the byte 0x00 (line 1, column 2)")
    let marked = try #require(throws: SyntaxError.self) { try Document([0xff, 0xfe, 0x5b, 0]) }
    #expect(marked.description == "expected a value, found the byte 0xFF (line 1, column 1)")
  }
}
