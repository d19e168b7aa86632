import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@Suite("Escaping invisible characters", .paced)
struct InvisibleTests {
  private func escaped(_ text: String) throws -> String {
    JSONWriter(.compact, escapesInvisible: true).text(of: try JSONDocument(text).root)
  }

  @Test(
    "what a terminal would obey or hide is written as an escape",
    arguments: [
      ("\u{7f}", "\\u007f"), ("\u{80}", "\\u0080"), ("\u{9b}31m", "\\u009b31m"), ("\u{ad}", "\\u00ad"),
      ("\u{61c}", "\\u061c"), ("a\u{200b}b", "a\\u200bb"), ("\u{200d}", "\\u200d"),
      ("\u{202e}\u{2066}", "\\u202e\\u2066"), ("\u{2028}", "\\u2028"), ("\u{3164}", "\\u3164"),
      ("\u{feff}", "\\ufeff"), ("\u{e0041}", "\\udb40\\udc41"), ("1234567\u{7f}", "1234567\\u007f"),
    ])
  func escapes(_ raw: String, _ expected: String) throws {
    #expect(try escaped("\"\(raw)\"") == "\"\(expected)\"")
    #expect(try escaped("{\"\(raw)\":0}") == "{\"\(expected)\":0}")
  }

  @Test(
    "what is seen stays as it is",
    arguments: ["plain ascii", "é", "日本語", "👍🏽", "❤\u{fe0f}", "\u{a0}", "~", "e\u{301}", "\\u202e", "\u{600}"])
  func keeps(_ raw: String) throws {
    #expect(try escaped("\"\(raw)\"") == "\"\(raw)\"")
  }

  @Test("nothing is escaped unless asked for")
  func isOff() throws {
    #expect(try JSONDocument("\"\u{202e}\"").compactText == "\"\u{202e}\"")
  }

  @Test("the characters escaped are the controls and Unicode's ignorable ones but variation selectors")
  func table() throws {
    let scalars = [0x20..<0x3165, 0xfb00..<0x20000, 0xe0000..<0xe1000].joined()
      .compactMap { Unicode.Scalar(UInt32($0)) }.filter { $0 != "\"" && $0 != "\\" }
    var wrong: [String] = []
    // Most stay as they are, which many strings of one document show at once.
    for start in stride(from: 0, to: scalars.count, by: 64) {
      let some = scalars[start..<min(start + 64, scalars.count)]
      let list = "[\(some.map { "\"\($0)\"" }.joined(separator: ","))]"
      if try !some.contains(where: Self.isExpected) && escaped(list) == list { continue }
      for scalar in some where try (escaped("\"\(scalar)\"") != "\"\(scalar)\"") != Self.isExpected(scalar) {
        wrong.append(String(scalar.value, radix: 16))
      }
    }
    #expect(wrong == [])
  }

  private static func isExpected(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    let category = properties.generalCategory
    let isIgnorable = properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    let isBreak = category == .lineSeparator || category == .paragraphSeparator
    return category == .control || isIgnorable || isBreak || (0xfff9...0xfffb).contains(scalar.value)
  }

  @Test("escaping keeps the value of random documents")
  func roundTrips() throws {
    var random = RandomJSON(seed: 2)
    for _ in 0..<Trials.share(of: 1_000) {
      let document = try JSONDocument(random.document(spaced: false))
      let written = try JSONDocument(escaped(document.compactText))
      #expect(strings(in: written.root) == strings(in: document.root))
      #expect(!written.bytes.contains(0x7f))
    }
  }

  private func strings(in node: Node) -> [String] {
    if node.kind == .object { return node.members.flatMap { [$0.name] + strings(in: $0.value) } }
    return node.kind == .array ? node.children.flatMap(strings) : [node.string ?? node.text]
  }
}
