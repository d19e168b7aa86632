import ApusYAML
import Testing

/// A list of nine times the list before, and so on.
private func bomb(levels: Int) -> String {
  let names = (0...levels).map { "a\($0)" }
  let lists = zip(names, names.dropFirst()).map { before, name in
    "\(name): &\(name) [\(Array(repeating: "*\(before)", count: 9).joined(separator: ", "))]"
  }
  return (["a0: &a0 [1, 2, 3]"] + lists).joined(separator: "\n")
}

@Suite("What YAML may ask for, and what is refused")
struct DocumentBuilderTests {
  @Test("aliases of aliases of aliases are refused with the number, whatever they would come to")
  func bombs() {
    #expect(YAMLSample.refusal(bomb(levels: 3)) == "")
    for levels in [7, 30, 300] {
      let refusal = YAMLSample.refusal(bomb(levels: levels))
      #expect(refusal.hasPrefix("its aliases stand for more than 1000000 values (line "), "\(levels)")
    }
  }

  @Test("so are aliases of one long text, and chains of them")
  func long() {
    let list = Array(repeating: "*x", count: 40).joined(separator: ",")
    let text = "x: &x \(String(repeating: "x", count: 1_000_000))\ny: [\(list)]"
    #expect(YAMLSample.refusal(text).hasPrefix("its aliases stand for more than 16777216 bytes (line 2"))
    let chain = (1..<3_000).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
    let refusal = YAMLSample.refusal((["a0: &a0 [x]"] + chain).joined(separator: "\n"))
    #expect(refusal.hasPrefix("its aliases stand for more than"))
  }

  @Test("other limits can be given")
  func limits() throws {
    var limits = YAMLLimits()
    limits.values = 3
    let text = Array("a: &a [1, 2]\nb: *a\n".utf8)
    #expect(throws: Never.self) { try YAMLDocument(text, limits: limits) }
    limits.values = 2
    #expect(throws: YAMLError.self) { try YAMLDocument(text, limits: limits) }
  }

  @Test("an alias within what it stands for is refused, and so is one of nothing")
  func circles() {
    #expect(
      YAMLSample.refusal("a: &a\n  b: *a\n")
        == "the alias `*a` stands inside of what it stands for (line 2, column 6)")
    #expect(
      YAMLSample.refusal("a: &a {<<: *a}")
        == "the alias `*a` stands inside of what it stands for (line 1, column 12)")
    #expect(YAMLSample.refusal("a: *b") == "there is no anchor `&b` before this (line 1, column 4)")
  }

  @Test("a key that is no text is refused")
  func keys() {
    #expect(
      YAMLSample.refusal("a: 1\n[1, 2]: 3\n") == "a key is a list or a mapping, not a text (line 2, column 1)"
    )
    #expect(
      YAMLSample.refusal("a: &a {}\n*a : 1\n")
        == "a key is a list or a mapping, not a text (line 2, column 1)")
  }

  @Test("nesting has an end", arguments: ["[", "- ", "{a: ", "? "])
  func nesting(_ level: String) {
    let refusal = YAMLSample.refusal(String(repeating: level, count: 200_000))
    #expect(!refusal.isEmpty)
    #expect(
      YAMLSample.refusal(String(repeating: "[", count: 900) + String(repeating: "]", count: 900)).isEmpty)
  }
}
