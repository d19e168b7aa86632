import ApusJSON
import Testing

@testable import ApusRedaction

@Suite("JSON on the lines of a text")
struct JSONLinesTests {
  /// What is read of it, and where its last value stands.
  private func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var found: [String] = []
    JSONLines.read(in: bytes) { value in
      let last = value.document.root.children.reversed().first
      found.append(
        last.map { String(decoding: bytes[value.written($0.byteRange)], as: UTF8.self) } ?? "nothing")
    }
    return found
  }

  @Test(
    "is a value a line, or the data of an event, with few signs before it",
    arguments: [
      ("{\"a\":1}\n[2]\r\n", ["1", "2"]), ("data: [\"x\"]\n\ndata:{\"a\":2}", ["\"x\"", "2"]),
      ("data: 42[\"a\",{\"b\":1}]", ["{\"b\":1}"]), ("42[\"a\",5]", ["5"]),
      ("event: a\ndata: {\"a\":1,\ndata: \"b\":\ndata: \"x\"}\n\ndata: [3]", ["\"x\"", "3"]),
      ("data: {\"a\":1}\ndata: {\"a\":2}\n\n", ["1", "2"]), ("{}\n", ["nothing"]),
    ])
  func values(_ text: String, _ expected: [String]) { #expect(found(text) == expected) }

  @Test("is read no further in a task that is cancelled, where that is wanted", arguments: [true, false])
  func stopped(_ stops: Bool) async {
    let count = await Task { () -> Int in
      var count = 0
      JSONLines.read(in: Array("{}\n{}\n{}\n".utf8), stoppingWhenCancelled: stops) { _ in
        count += 1
        if count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return count
    }.value
    #expect(count == (stops ? 2 : 3))
  }

  @Test(
    "is none where something else stands",
    arguments: ["", "\n\n", "a {\"b\":1", "[2026-11-29] up", "data:", "data: {\ndata: }}", "too far away {}"])
  func others(_ text: String) { #expect(found(text) == []) }
}
