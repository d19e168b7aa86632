import JSON
import PacingTestSupport
import Testing

@Suite("Writing documents", .paced)
struct JSONWriterTests {
  @Test(
    "compact writing drops white space and nothing else",
    arguments: [
      (" [ 1.0 , 1E+2,\t-0 ] ", "[1.0,1E+2,-0]"),
      ("{ \"a\" : { } , \"a\" : [ ] }", "{\"a\":{},\"a\":[]}"),
      ("\"\\u00e9\\/\"", "\"\\u00e9\\/\""),
      ("[[],[[]],{\"\":null}]", "[[],[[]],{\"\":null}]"),
      ("\u{feff} true ", "true"),
    ])
  func compact(_ text: String, _ expected: String) throws {
    #expect(try Document(text).compactText == expected)
  }

  @Test("indented writing puts one member or element a line and leaves empty containers closed")
  func indented() throws {
    let document = try Document("{\"a\":[1,[],{}],\"b\":{\"c\":null}}")
    #expect(
      document.indented() == """
        {
          "a": [
            1,
            [],
            {}
          ],
          "b": {
            "c": null
          }
        }
        """)
    #expect(try Document("[1]").indented(by: 4) == "[\n    1\n]")
    #expect(try Document("[1]").indented(by: 0) == "[\n1\n]")
    #expect(try Document("[1]").indented(by: -1) == "[\n1\n]")
    #expect(try Document("[]").indented() == "[]")
    #expect(try Document("7").indented() == "7")
  }

  @Test("any node can be written, a key too")
  func nodes() throws {
    let root = try Document("{\"a\": [1, {\"b\": 2}], \"c\": 3}").root
    #expect(root["a"]?.compactText == "[1,{\"b\":2}]")
    #expect(root["a"]?[1]?.indented() == "{\n  \"b\": 2\n}")
    #expect(root["c"]?.compactText == "3")
    #expect(root.members.map(\.key.compactText) == ["\"a\"", "\"c\""])
  }

  @Test("every role gets its bytes and the reset, and nothing else is added")
  func colours() throws {
    let palette = Palette(key: "K", string: "S", number: "N", literal: "L", punctuation: "P", reset: "R")
    let document = try Document("{\"a\":[1,\"x\",null,[],{}]}")
    #expect(
      JSONWriter(.compact, palette: palette).text(of: document.root)
        == "P{RK\"a\"RP:RP[RN1RP,RS\"x\"RP,RLnullRP,RP[]RP,RP{}RP]RP}R")
    let plain = Palette(number: "N", reset: "R")
    #expect(
      JSONWriter(.indented(by: 1), palette: plain).text(of: document.root)
        == "{\n \"a\": [\n  N1R,\n  \"x\",\n  null,\n  [],\n  {}\n ]\n}")
  }

  @Test("chunks joined are the text, however long the strings are")
  func chunks() throws {
    let long = String(repeating: "日本 and ascii\u{202e} ", count: 20_000)
    let values = (0..<20_000).map { "{\"k\($0)\":\"\($0)\"}" }.joined(separator: ",")
    let text = "[\"\(long)\",\(values),\"\(long)\",[\"\(long)\"]]"
    let document = try Document(text)
    var chunks: [[UInt8]] = []
    JSONWriter(.compact).write(document.root) { chunks.append(Array($0)) }
    #expect(chunks.count > 10)
    #expect(chunks.dropLast().allSatisfy { (64 << 10...256 << 10).contains($0.count) })
    #expect(chunks.joined().elementsEqual(text.utf8))
    let escaped = JSONWriter(.compact, escapesInvisible: true).text(of: document.root)
    #expect(escaped == text.replacing("\u{202e}", with: "\\u202e"))
    let palette = Palette(key: "<k>", string: "<s>", reset: "</>")
    let coloured = JSONWriter(.compact, palette: palette).text(of: document.root)
    #expect(
      coloured.replacing("<k>", with: "").replacing("<s>", with: "").replacing("</>", with: "") == text)
  }

  @Test("an error of the sink ends the writing")
  func failingSink() throws {
    struct Full: Error {}
    let document = try Document("[" + String(repeating: "1,", count: 300_000) + "1]")
    var calls = 0
    #expect(throws: Full.self) {
      try JSONWriter().write(document.root) { _ throws(Full) in
        calls += 1
        throw Full()
      }
    }
    #expect(calls == 1)
  }

  @Test("two hundred thousand nested brackets are written, and their indentation stops growing")
  func depth() throws {
    let depth = 200_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try Document(text).compactText == text)
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let lines = try Document(deep).indented().split(separator: "\n")
    #expect(lines.count == 599)
    #expect(lines[298].utf8.count == 256 + 1)
    #expect(lines[10].utf8.count == 20 + 1)
  }

  @Test("random documents keep their value through every layout, and compact text its bytes")
  func roundTrips() throws {
    var random = RandomJSON(seed: 1)
    for _ in 0..<2_000 {
      let text = random.document(spaced: true)
      let document = try Document(text)
      let compact = document.compactText
      #expect(try Document(compact).compactText == compact)
      for layout in [JSONWriter.Layout.compact, .indented(by: 2), .indented(by: 200)] {
        let written = JSONWriter(layout).text(of: document.root)
        #expect(try Document(written).compactText == compact)
      }
    }
  }
}
