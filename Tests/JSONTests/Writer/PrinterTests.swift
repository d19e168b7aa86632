import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@Suite("Printing in chunks", .paced)
struct PrinterTests {
  @Test("chunks joined are the text, however long the strings are")
  func chunks() throws {
    let long = String(repeating: "日本 and ascii\u{202e} ", count: 20_000)
    let values = (0..<20_000).map { "{\"k\($0)\":\"\($0)\"}" }.joined(separator: ",")
    let text = "[\"\(long)\",\(values),\"\(long)\",[\"\(long)\"]]"
    let document = try JSONDocument(text)
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
    let document = try JSONDocument("[" + String(repeating: "1,", count: 300_000) + "1]")
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
    #expect(try JSONDocument(text).compactText == text)
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let lines = try JSONDocument(deep).indented().split(separator: "\n")
    #expect(lines.count == 599)
    #expect(lines[298].utf8.count == 256 + 1)
    #expect(lines[10].utf8.count == 20 + 1)
  }

  @Test("random documents keep their value through every layout, and compact text its bytes")
  func roundTrips() throws {
    var random = RandomJSON(seed: 1)
    for _ in 0..<Trials.share(of: 500) {
      let text = random.document(spaced: true)
      let document = try JSONDocument(text)
      let compact = document.compactText
      #expect(try JSONDocument(compact).compactText == compact)
      for layout in [JSONWriter.Layout.compact, .indented(by: 2), .indented(by: 200)] {
        let written = JSONWriter(layout).text(of: document.root)
        #expect(try JSONDocument(written).compactText == compact)
      }
    }
  }
}
