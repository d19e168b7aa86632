import ApusClient
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusTalking

@Suite("How a message is shown that came", .paced)
struct TalkMessageViewTests {
  private func shown(_ message: WebSocketMessage, width: Int = 60) -> [String] {
    TalkMessageView(message, at: .milliseconds(12)).lines(on: Screen(width: width)).map(\.text)
  }

  @Test("on one line where it fits: when, how large, and what")
  func short() {
    #expect(shown(.text("hello")) == ["← 12 ms · 5 B  hello"])
    #expect(shown(.text("{\"price\": 1.10}")).first?.hasSuffix("  {\"price\": 1.10}") == true)
  }

  @Test("JSON that is long becomes a short tree")
  func tree() {
    let members = (0..<40).map { "\"key\($0)\": \($0)" }.joined(separator: ", ")
    let lines = shown(.text("{\(members)}"))
    #expect((2...12).contains(lines.count) && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }

  @Test("a fold names no line to type: it would be sent")
  func folds() {
    let rows = (0..<40).map { #"{"id": \#($0), "name": "n\#($0)", "of": [1, 2, 3, 4, 5, 6, 7, 8, 9]}"# }
    let list = "[\(rows.joined(separator: ","))]"
    let lines = shown(.text(list), width: 100)
    #expect(lines.contains { $0.contains(" more") })
    for lines in [lines, shown(.text("{\"rows\": \(list), \"n\": 1}"), width: 100)] {
      #expect(!lines.contains { $0.contains("tree ") || $0.contains("table ") || $0.contains(": .") })
    }
  }

  @Test("bytes are their first ones, and nothing is one line")
  func bytes() {
    #expect(shown(.binary([0, 255])) == ["← 12 ms · 2 B  00 ff"])
    #expect(shown(.binary([UInt8](repeating: 1, count: 100))).last?.hasSuffix("01 …") == true)
    #expect(shown(.text("")).count == 1)
  }

  @Test("what would drive the terminal does not")
  func escapes() {
    #expect(!shown(.text("a\u{1b}[2Jb")).joined().contains("\u{1b}"))
  }
}
