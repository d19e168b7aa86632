import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("A list of what was found", .paced)
struct FindViewTests {
  @Test("what was found is listed with its place marked, long values from just before it")
  func view() throws {
    let findings = JSONSearch("need to be said").findings(in: try Samples.search(count: 2))
    #expect(findings.count == 0)
    let found = JSONSearch("at length").findings(in: try Samples.search(count: 5))
    try expectSnapshot("find", of: FindView(found, of: SearchedText("at length")), height: 4)
  }

  @Test("a long path is whole, on as many lines as it needs, with the value below it", arguments: [12, 40])
  func longPaths(_ width: Int) throws {
    let nested = (0..<20).reduce("199") { inner, _ in #"{"child": \#(inner)}"# }
    let findings = JSONSearch("199").findings(in: try JSONDocument(nested).root)
    let lines = FindView(findings, of: SearchedText("199"), isNumbered: true)
      .lines(on: Screen(width: width)).map(\.text)
    #expect(
      lines.dropLast(2).map { $0.drop { " 1".contains($0) } }.joined()
        == String(repeating: ".child", count: 20))
    #expect(lines.suffix(2) == ["     199", "1 place"] && lines[0].hasPrefix("1  .child"), "\(lines)")
  }

  @Test("places have numbers where they can be named by them, and what is not shown is counted and named")
  func numbers() throws {
    let root = try JSONDocument("[" + Array(repeating: "7", count: 1_200).joined(separator: ",") + "]").root
    let findings = JSONSearch("7").findings(in: root)
    let view = FindView(findings, of: SearchedText("7"), isNumbered: true, rest: "find 7 | less")
    let lines = view.lines(on: Screen(height: 12)).map(\.text)
    #expect(lines.first == " 1  .[0]   7" && lines[9] == "10  .[9]   7", "\(lines)")
    #expect(lines.last == "1200 places, 1189 not shown: find 7 | less" && lines.count == 12)
  }

  @Test("nothing found is said, on every screen", arguments: [5, 80])
  func nothing(_ width: Int) {
    let text = FindView(JSONFindings(), of: SearchedText("x")).text(on: Screen(width: width))
    #expect("found nowhere".hasPrefix(text.prefix { $0 != "…" && $0 != "\n" }))
  }

  @Test("what a terminal would obey is shown, in keys and in values")
  func hostile() throws {
    let root = try JSONDocument("{\"k\u{9b}\": \"x\u{202e}31m\"}").root
    let findings = JSONSearch("x").findings(in: root)
    let text = FindView(findings, of: SearchedText("x")).text()
    #expect(findings.count == 1)
    #expect(!text.unicodeScalars.contains { $0 == "\u{9b}" || $0 == "\u{202e}" }, "\(text)")
  }
}
