import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("Charts", .paced)
struct ChartViewTests {
  private func chart(_ json: String, width: Int = 40, height: Int? = nil, glyphs: Glyphs = .unicode) throws
    -> String
  {
    let view = try #require(ChartView(Array(try JSONDocument(json).root.children)))
    let lines = view.lines(on: Screen(width: width, height: height, glyphs: glyphs))
    #expect(lines.allSatisfy { $0.width <= width })
    return lines.map(\.text).joined(separator: "\n")
  }

  @Test("numbers are a histogram, also those that texts spell")
  func numbers() throws {
    #expect(
      try chart(#"[1, 1.5, 2, "2.5", 3, 10, null]"#) == """
         1  █████████████████████████████████ 2
         2  █████████████████████████████████ 2
         3  ████████████████ 1
         4  0
         5  0
         6  0
         7  0
         8  0
         9  0
        10  ████████████████ 1
            a bar is 1 wide
        1 without a value
        """)
  }

  @Test("a number that is spelled as the edge of a bar is in it", arguments: [0.1, 0.01, 0.3, 1e-7, 1e6])
  func edges(_ step: Double) throws {
    for start in [0, 995, -7, 123_456] {
      let numbers = (start..<start + 10).map { Double($0) * step }
      let bins = NumberBins(numbers.reversed()).bins
      #expect(bins.reduce(0) { $0 + $1.count } == 10)
      if step != 0.3 { #expect(bins.map(\.count) == Array(repeating: 1, count: 10), "\(start): \(bins)") }
    }
    #expect(NumberBins([99.5, 99.6, 99.7, 99.8, 99.9, 100.0, 100.1]).bins.allSatisfy { $0.count <= 1 })
  }

  @Test("a few numbers that are far beyond the rest share the last bar, which says how far it goes")
  func tail() throws {
    let numbers = (0..<99).map { "\($0 % 10)" } + ["9000"]
    let text = try chart("[\(numbers.joined(separator: ","))]")
    #expect(text.hasSuffix("from 10  ██ 1\n         up to 9000"), "\(text)")
  }

  @Test("texts are counted, the most frequent first, and the rest is told")
  func counts() throws {
    #expect(
      try chart(#"["c", "りんご", "c", true, "c", "りんご", ""]"#, width: 30) == """
             c  ███████████████████ 3
        りんご  ████████████ 2
          true  ██████ 1
            ""  ██████ 1
        """)
    let many = (0..<30).map { "\"v\($0)\"" }.joined(separator: ",")
    let text = try chart("[\(many)]", height: 6)
    #expect(
      text.hasSuffix("… 25 more, 25 of them; all: | less") && text.split(separator: "\n").count == 6,
      "\(text)")
  }

  @Test("times are counted along a line, and pairs of a time and a number are drawn over time")
  func times() throws {
    let days = (1...20).map { "\"2024-01-\($0 < 10 ? "0" : "")\($0)\"" }.joined(separator: ",")
    let counted = try chart("[\(days)]")
    #expect(
      counted.contains("2024-01-01") && counted.contains("2024-01-20") && counted.contains("how many"),
      "\(counted)")
    let series = (0..<30).map { "[\(1_700_000_000 + $0 * 60), \"\($0)\"]" }.joined(separator: ",")
    let lines = try chart("[\(series)]").split(separator: "\n").map(String.init)
    #expect(
      lines[0].hasPrefix("      29") && lines[0].hasSuffix("•") && lines[9].hasPrefix("       0  •"),
      "\(lines)")
    #expect(lines[10].contains("22:13:20") && lines[10].contains("22:42:20"))
    #expect(try chart("[[1700000000, 5]]").contains("one value"))
  }

  @Test("rows of a name and a number are a bar each, in order; objects are nothing to draw")
  func pairs() throws {
    let rows = Array(try JSONDocument(#"[["a", 4], ["b", -2], ["c", null], ["d", 0]]"#).root.children)
    let view = try #require(ChartView(pairs: rows.map { ($0[0], $0[1]) }))
    #expect(
      view.lines(on: Screen(width: 20)).map(\.text) == [
        "a  █████████████ 4", "b  ██████ -2", "d  0", "1 without a value",
      ])
    #expect(ChartView([]) == nil && ChartView(pairs: []) == nil)
    #expect(ChartView(Array(try JSONDocument(#"[{"a": 1}]"#).root.children)) == nil)
  }

  @Test("nothing that a server sends drives the terminal, and ASCII is enough")
  func safety() throws {
    let text = try chart(#"["\u001b[2J", "\u202e", "a\nb"]"#)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202e }, "\(text)")
    #expect(try chart("[1, 2]", glyphs: .ascii).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "numbers beside a chart are short",
    arguments: [
      (0, "0"), (1.5, "1.5"), (-2, "-2"), (12_345, "12,345"), (-12_345, "-12,345"), (0.125, "0.125"),
      (1e20, "1e+20"), (1234.56, "1235"),
    ])
  func text(_ number: Double, _ text: String) { #expect(ChartNumber.text(number) == text) }
}
