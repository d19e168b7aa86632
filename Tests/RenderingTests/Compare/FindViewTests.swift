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
    #expect(findings.isEmpty)
    let found = JSONSearch("at length").findings(in: try Samples.search(count: 5))
    try expectSnapshot("find", of: FindView(found, of: "at length"), height: 4)
  }

  @Test("nothing found is said, on every screen", arguments: [5, 80])
  func nothing(_ width: Int) {
    let text = FindView([], of: "x").text(on: Screen(width: width))
    #expect("found nowhere".hasPrefix(text.prefix { $0 != "…" && $0 != "\n" }))
  }

  @Test("what a terminal would obey is shown, in keys and in values")
  func hostile() throws {
    let root = try Document("{\"k\u{9b}\": \"x\u{202e}31m\"}").root
    let findings = JSONSearch("x").findings(in: root)
    let text = FindView(findings, of: "x").text()
    #expect(findings.count == 1)
    #expect(!text.unicodeScalars.contains { $0 == "\u{9b}" || $0 == "\u{202e}" }, "\(text)")
  }
}
