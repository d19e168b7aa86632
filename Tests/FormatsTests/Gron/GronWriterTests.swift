import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusJSON

@Suite("Values on lines with their paths", .paced)
struct GronWriterTests {
  static func lines(_ node: Node) throws -> String {
    var text: [UInt8] = []
    var effort = Effort()
    try GronWriter(node).write(within: &effort) { text += $0 }
    return String(decoding: text, as: UTF8.self)
  }

  @Test("are those of gron, every value as it was spelled")
  func lines() throws {
    let document = try JSONDocument(
      #"{"id": 1.10, "big": 12345678901234567890, "りんご": "🍎\u0061\n\"", "a b": [true, [], {}], "x-y": null, "n1": {"_$": ""}}"#
    )
    #expect(
      try Self.lines(document.root) == #"""
        json = {};
        json.id = 1.10;
        json.big = 12345678901234567890;
        json["りんご"] = "🍎\u0061\n\"";
        json["a b"] = [];
        json["a b"][0] = true;
        json["a b"][1] = [];
        json["a b"][2] = {};
        json["x-y"] = null;
        json.n1 = {};
        json.n1._$ = "";

        """#)
  }

  @Test("begin with the place of a part")
  func part() throws {
    let document = try JSONDocument(#"{"items": [{"a": 1}, {"odd key": [2]}]}"#)
    let part = try #require(document.root["items"]?[1])
    #expect(
      try Self.lines(part)
        == "json.items[1] = {};\njson.items[1][\"odd key\"] = [];\njson.items[1][\"odd key\"][0] = 2;\n")
    #expect(try Self.lines(JSONDocument("5").root) == "json = 5;\n")
  }

  @Test("end where the effort does: paths of what is very deep are longer than it")
  func effort() throws {
    let deep = String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
    var effort = Effort(limit: 100_000)
    var count = 0
    try GronWriter(JSONDocument(deep).root).write(within: &effort) { count += $0.count }
    #expect(effort.end == .tooMuch && count < 2_000_000)
  }
}
