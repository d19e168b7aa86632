import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTalking

@Suite("A message as a line for a program", .paced)
struct WebSocketMessageLineTests {
  @Test(
    "is always one line",
    arguments: [
      (WebSocketMessage.text("hello"), "hello"), (.text("{\n \"a\": 1.10\n}"), "{\"a\":1.10}"),
      (.text("two\nlines"), "\"two\\nlines\""), (.binary([1, 2, 3]), "\"AQID\""),
    ])
  func lines(_ message: WebSocketMessage, _ line: String) {
    #expect(String(decoding: message.line, as: UTF8.self) == line)
  }
}
