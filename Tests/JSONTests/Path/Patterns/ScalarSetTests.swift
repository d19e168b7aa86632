import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Sets of Unicode scalars", .paced)
struct ScalarSetTests {
  private func taken(by set: ScalarSet, of text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter(set.contains)))
  }

  @Test("scalars and ranges are in a set, and nothing else is, until it is negated")
  func ranges() {
    var set = ScalarSet("x")
    set.insert("b"..."d")
    #expect(!set.isEmpty)
    #expect(taken(by: set, of: "abcdexyz") == "bcdx")
    set.negate()
    #expect(taken(by: set, of: "abcdexyz") == "aeyz")
    set.negate()
    #expect(taken(by: set, of: "abcdexyz") == "bcdx")
    #expect(ScalarSet().isEmpty)
    #expect(taken(by: ScalarSet(), of: "ab") == "")
  }

  @Test("a dot takes everything but the two line ends")
  func dot() {
    #expect(taken(by: .dot, of: "a\n日\r\u{2028}\t👍") == "a日\u{2028}\t👍")
  }

  @Test("a union has what either has")
  func union() throws {
    var set = ScalarSet("-")
    set.formUnion(try #require(ScalarSet(category: "Nd", isComplement: false)))
    #expect(taken(by: set, of: "a-1٣Ⅷ") == "-1٣")
  }

  @Test(
    "a category has the scalars of Unicode's, and its complement has all others",
    arguments: [
      ("Lu", "AЖ"), ("Ll", "aж"), ("Lt", "ǅ"), ("Lm", "ʰ"), ("Lo", "日"), ("Mn", "\u{301}"), ("Mc", "\u{903}"),
      ("Me", "\u{20dd}"), ("Nd", "1٣"), ("Nl", "Ⅷ"), ("No", "²"), ("Pc", "_"), ("Pd", "-"), ("Ps", "("),
      ("Pe", ")"), ("Pi", "«"), ("Pf", "»"), ("Po", "!"), ("Sm", "+"), ("Sc", "€"), ("Sk", "^"), ("So", "©"),
      ("Zs", " "), ("Zl", "\u{2028}"), ("Zp", "\u{2029}"), ("Cc", "\u{7}"), ("Cf", "\u{200d}"),
      ("Co", "\u{e000}"), ("Cn", "\u{378}"),
    ])
  func categories(_ name: String, _ scalars: String) throws {
    let everything =
      "AЖaжǅʰ日\u{301}\u{903}\u{20dd}1٣Ⅷ²_-()«»!+€^© \u{2028}\u{2029}\u{7}\u{200d}\u{e000}\u{378}"
    let set = try #require(ScalarSet(category: name, isComplement: false))
    #expect(everything.unicodeScalars.filter(set.contains).elementsEqual(scalars.unicodeScalars))
    let others = try #require(ScalarSet(category: name, isComplement: true))
    #expect(everything.unicodeScalars.allSatisfy { set.contains($0) != others.contains($0) })
    // The letter alone is all that begin with it.
    let major = try #require(ScalarSet(category: String(name.prefix(1)), isComplement: false))
    #expect(scalars.unicodeScalars.allSatisfy(major.contains))
  }

  @Test("there is no category of another name", arguments: ["", "l", "LU", "Cs", "X", "Lul", "IsGreek", "é"])
  func others(_ name: String) {
    #expect(ScalarSet(category: name, isComplement: false) == nil)
    #expect(ScalarSet(category: name, isComplement: true) == nil)
  }
}
