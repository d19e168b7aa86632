import JSON
import PacingTestSupport
import Testing

@Suite("Documents", .paced)
struct NodeTests {
  let document: Document

  init() throws {
    document = try Document(
      #"""
      {"b": 1.10, "a": [1e400, -0, 123456789012345678901234567890],
       "b": "caf\u00e9 \ud83d\udc4d", "": null, "日本": {"深い": [true, false]}}
      """#)
  }

  @Test("a document shares the bytes it is made from")
  func sharing() throws {
    let bytes = Array("[1, 2, 3]".utf8)
    let shared = try Document(bytes)
    let own = bytes.withUnsafeBufferPointer { $0.baseAddress }
    #expect(shared.bytes.withUnsafeBufferPointer { $0.baseAddress } == own)
  }

  @Test("a text reads the same wherever it ends in its buffer", arguments: 0..<20)
  func ending(spaces: Int) throws {
    for text in ["1", "-1.5e3", "true", "\"é👍\"", "{\"a\":[]}", "\"\\u00e9\""] {
      let padded = String(repeating: " ", count: spaces) + text
      #expect(try Document(padded).root.compactText == text)
      #expect(throws: SyntaxError.self) { try Document(Array(padded.utf8.dropLast()) + [0]) }
    }
  }

  @Test("keys keep their order and their duplicates")
  func order() {
    #expect(document.root.members.map(\.name) == ["b", "a", "b", "", "日本"])
    #expect(document.root.count == 5)
  }

  @Test("the last of a repeated key is the one a name finds")
  func lastWins() {
    #expect(document.root["b"]?.kind == .string)
  }

  @Test("numbers keep their spelling")
  func numbers() {
    #expect(document.root.children.map(\.text).first == "1.10")
    #expect(document.root["a"]?.children.map(\.text) == ["1e400", "-0", "123456789012345678901234567890"])
    #expect(document.root["a"]?[0]?.double == .infinity)
    #expect(document.root["a"]?[2]?.integer == nil)
    #expect(document.root["a"]?[1]?.integer == 0)
  }

  @Test("strings are read with their escapes resolved and written with them kept")
  func strings() {
    #expect(document.root["b"]?.string == "café 👍")
    #expect(document.root["b"]?.text == #""caf\u00e9 \ud83d\udc4d""#)
  }

  @Test(
    "every escape reads as what it stands for",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0041\u00E9\u65e5""#, "Aé日"),
      (#""\ud83d\udc4dx""#, "👍x"), (#""\ud83d""#, "\u{fffd}"), (#""\ud83dx""#, "\u{fffd}x"),
      (#""\udc4d\ud83d""#, "\u{fffd}\u{fffd}"), (#""\ud83d\u0041""#, "\u{fffd}A"), (#""\\u0041""#, "\\u0041"),
      (#""\ud83d\ud83d\udc4d""#, "\u{fffd}👍"), (#""\u0000""#, "\0"),
    ])
  func escapes(_ text: String, _ value: String) throws {
    #expect(try Document(text).root.string == value)
  }

  @Test("what does not fit is nil, and nothing traps")
  func misfits() throws {
    let root = document.root
    #expect(root[0] == nil)
    #expect(root["a"]?["x"] == nil)
    #expect(root["a"]?[3] == nil)
    #expect(root["a"]?[-1]?.text == "123456789012345678901234567890")
    #expect(root["a"]?[-4] == nil)
    #expect(root["a"]?[.max] == nil)
    #expect(root["a"]?[.min] == nil)
    #expect(root.string == nil && root.integer == nil && root.double == nil && root.boolean == nil)
    #expect(Array(try Document("7").root.children).isEmpty)
    #expect(Array(try Document("[7]").root.members).isEmpty)
  }

  @Test("every value knows its bytes and its place")
  func places() throws {
    let deep = try #require(document.root["日本"]?["深い"]?[1])
    #expect(deep.text == "false")
    #expect(deep.position == Position(offset: deep.byteRange.lowerBound, line: 2, column: 63))
    #expect(document.root["日本"]?.text == #"{"深い": [true, false]}"#)
    #expect(document.root.byteRange == 0..<document.bytes.count)
  }

  @Test("a byte order mark takes no column, as no editor shows it")
  func byteOrderMark() throws {
    let error = try #require(throws: SyntaxError.self) { try Document("\u{feff}[x") }
    #expect(error.position == Position(offset: 4, line: 1, column: 2))
  }

  @Test("a position past the end is the end")
  func pastTheEnd() throws {
    let document = try Document("[\n1]")
    #expect(document.position(of: 99) == Position(offset: 4, line: 2, column: 3))
    #expect(document.position(of: -1) == Position(offset: 0, line: 1, column: 1))
  }

  @Test("what a reader may trip over is told with its place")
  func warnings() throws {
    let text =
      "\u{feff}{\"id\": 12345678901234567890, \"a\": 0.1, \"id\": 1e400, \"s\": \"\\ud800\", \"ok\": 1.50}"
    let found = try Document(text).warnings()
    #expect(
      found.map(\.reason) == [
        .byteOrderMark, .imprecise(number: "12345678901234567890"), .duplicateKey("id"),
        .imprecise(number: "1e400"), .loneSurrogate,
      ])
    #expect(found.map(\.offset) == [0, 10, 42, 48, 60])
  }

  @Test(
    "a number that a Double holds is no warning",
    arguments: [
      "9007199254740992", "0.1", "1e22", "1.0e-7", "-0.0", "0e5", "100000000000000000000", "5e-324", "1E2",
    ])
  func precise(_ number: String) throws {
    #expect(try Document(number).warnings().isEmpty)
  }

  @Test(
    "a number that a Double cannot hold is one",
    arguments: [
      "9007199254740993", "1e-400", "0.1000000000000000055511151231257827", "1e99999999999999999999",
    ])
  func imprecise(_ number: String) throws {
    #expect(try Document(number).warnings().map(\.reason) == [.imprecise(number: number)])
  }

  @Test("warnings stop at their limit")
  func limit() throws {
    let text = "{" + Array(repeating: "\"a\":1", count: 50).joined(separator: ",") + "}"
    #expect(try Document(text).warnings(limit: 7).count == 7)
  }
}
