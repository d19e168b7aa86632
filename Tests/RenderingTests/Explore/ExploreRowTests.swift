import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("Rows of an answer that is walked in", .paced)
struct ExploreRowTests {
  @Test("a folded value shows what it holds as far as there is room, its count first")
  func previews() throws {
    var model = try ExploreModel(Shelf.text, columns: 60)
    model.typed("jjl")
    let row = model.shown()[3]
    #expect(row == "      ▸ [0]: object of 5  id: 1, name: \"fig\", price: 1.10, …")
    model.resize(Screen(width: 24, height: 12))
    #expect(model.shown()[3] == "      ▸ [0]: object of 5")
  }

  @Test("a short one is there whole")
  func whole() throws {
    var model = try ExploreModel("{\"a\": [1, {\"b\": null}]}")
    #expect(model.shown()[1] == "    ▸ a: [1, {\"b\": null}]")
  }

  @Test("without Unicode the marks are those of ASCII")
  func ascii() throws {
    var model = try ExploreModel(Shelf.text, glyphs: .ascii)
    #expect(model.shown()[0] == "> - .: object of 3")
    #expect(model.shown()[2].hasPrefix("    + items: array of 4"))
    model.typed("?")
    #expect(model.shown().joined().utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("a key keeps its quotes where they say something, and a long one leaves room for its value")
  func keys() throws {
    let long = String(repeating: "k", count: 90)
    var model = try ExploreModel("{\"\": 1, \" a\": 2, \"b\": 3, \"\(long)\": 4}")
    #expect(model.shown()[1] == "      \"\": 1")
    #expect(model.shown()[2] == "      \" a\": 2")
    #expect(model.shown()[3] == "      b: 3")
    #expect(model.shown()[4].hasSuffix(": 4"))
  }

  @Test("nothing of an answer is a control, in a tree, in a table or in the bottom row")
  func safe() throws {
    let hostile = #"[{"\u001b[2J\u202e": "\u001b]0;x\u0007\u009b31m", "k\u200b": "\ud800\u0000"}]"#
    for keys in ["", "e", "ejj", "et", "ewjj", "ejj?", "/\u{1b}", "ejjmjd", "etlm"] {
      var model = try ExploreModel(hostile)
      model.typed(keys)
      for line in model.lines() {
        #expect(VisibleText.line(line.text) == line.text, "\(keys.debugDescription)")
      }
    }
  }
}
