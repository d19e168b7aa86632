import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Names of items, step by step", .paced)
struct KeyPathTests {
  @Test(
    "a name that leads nowhere is refused where it goes wrong",
    arguments: [
      ("a[b=c", "", "expected `]`"), ("a[=c", "", "expected a key, an index or `]`"),
      ("a]=c", "]", "expected `[` or the end of the name"), ("]=c", "]", "expected a key or `[` before `]`"),
      ("a[b]c=d", "c", "expected `[` or the end of the name"),
      ("a[[b]]=c", "[", "expected a key, an index or `]`"),
      ("[a]=c", "a", "expected an index or `]`"),
      ("a[-1]=c", "-1", "an index counts from 0; it cannot be negative"),
      ("a[b[c=d", "[", "expected `]`"), ("a[999999999]=c", "999999999", "an index is at most 100000"),
    ])
  func badNames(_ item: String, _ place: String, _ message: String) throws {
    let found = try problem("post /x '\(item)'")
    #expect(found.problem.message == message)
    #expect(found.place == place)
    #expect(found.problem.code == .usageArgument)
  }

  private func steps(_ name: String) throws -> [KeyPath.Step.Kind] {
    try KeyPath.steps(of: try #require(Words("'\(name)'").words.first).template).map(\.kind)
  }

  @Test(
    "a name is a key, and keys, indices and ends in brackets",
    arguments: [
      ("a", [.key("a")]), ("a[b][0][]", [.key("a"), .key("b"), .index(0), .append]), ("[1]", [.index(1)]),
      ("[][a]", [.append, .key("a")]), ("7", [.key("7")]), ("a[+1_0]", [.key("a"), .index(10)]),
      ("a[ 2 ]", [.key("a"), .index(2)]), ("a[٣]", [.key("a"), .index(3)]),
      ("a[1__0]", [.key("a"), .key("1__0")]),
      ("a[1.5]", [.key("a"), .key("1.5")]), ("", [.key("")]), ("a b[c d]", [.key("a b"), .key("c d")]),
    ] as [(String, [KeyPath.Step.Kind])])
  func names(_ name: String, _ kinds: [KeyPath.Step.Kind]) throws { #expect(try steps(name) == kinds) }

  @Test("a backslash makes a bracket a letter, and a number a key")
  func escapes() throws {
    #expect(try steps(#"a\[b\]"#) == [.key("a[b]")])
    #expect(try steps(#"a[\1]"#) == [.key("a"), .key("1")])
    #expect(try steps(#"a\\b"#) == [.key(#"a\b"#)])
    #expect(try steps(#"a\b"#) == [.key(#"a\b"#)])
  }

  @Test("each step knows where it stands, brackets included")
  func ranges() throws {
    let name = try #require(Words("あ[b][]=1").words.first.flatMap(Item.init)).name
    #expect(try KeyPath.steps(of: name).map(\.range) == [0..<3, 3..<6, 6..<8])
  }

  @Test("a value that fills a hole makes no brackets")
  func holes() throws {
    let name = try #require(Words("a{{k}}").words.first).template
    let filled = try name.filled(from: Variables(["k": .text("[b]")]))
    #expect(try KeyPath.steps(of: filled).map(\.kind) == [.key("a[b]")])
  }

  @Test("a name may be as deep as the limit, and no deeper")
  func depth() throws {
    let limit = KeyPath.depthLimit
    #expect(try steps("a" + String(repeating: "[b]", count: limit - 1)).count == limit)
    #expect(throws: LineProblem.self) { try steps("a" + String(repeating: "[b]", count: limit)) }
  }
}
