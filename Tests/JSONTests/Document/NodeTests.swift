import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Documents", .paced)
struct NodeTests {
  let document: JSONDocument

  init() throws {
    document = try JSONDocument(
      #"""
      {"b": 1.10, "a": [1e400, -0, 123456789012345678901234567890],
       "b": "caf\u00e9 \ud83d\udc4d", "": null, "日本": {"深い": [true, false]}}
      """#)
  }

  @Test("a document shares the bytes it is made from")
  func sharing() throws {
    let bytes = Array("[1, 2, 3]".utf8)
    let shared = try JSONDocument(bytes)
    let own = bytes.withUnsafeBufferPointer { $0.baseAddress }
    #expect(shared.bytes.withUnsafeBufferPointer { $0.baseAddress } == own)
  }

  @Test("a text reads the same wherever it ends in its buffer", arguments: 0..<20)
  func ending(spaces: Int) throws {
    for text in ["1", "-1.5e3", "true", "\"é👍\"", "{\"a\":[]}", "\"\\u00e9\""] {
      let padded = String(repeating: " ", count: spaces) + text
      #expect(try JSONDocument(padded).root.compactText == text)
      #expect(throws: SyntaxError.self) { try JSONDocument(Array(padded.utf8.dropLast()) + [0]) }
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
    #expect(Array(try JSONDocument("7").root.children).isEmpty)
    #expect(Array(try JSONDocument("[7]").root.members).isEmpty)
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
    let error = try #require(throws: SyntaxError.self) { try JSONDocument("\u{feff}[x") }
    #expect(error.position == Position(offset: 4, line: 1, column: 2))
  }

  @Test("a position past the end is the end")
  func pastTheEnd() throws {
    let document = try JSONDocument("[\n1]")
    #expect(document.position(of: 99) == Position(offset: 4, line: 2, column: 3))
    #expect(document.position(of: -1) == Position(offset: 0, line: 1, column: 1))
  }
}
