import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A template cut in two at a separator", .paced)
struct SplitTemplateTests {
  private func word(_ text: String) throws -> Template { try #require(Words(text).words.first).template }

  private func split(_ text: String, at separators: String...) throws -> SplitTemplate? {
    SplitTemplate(try word(text), at: separators)
  }

  @Test(
    "the first place where one stands counts, and there the first of the list",
    arguments: [
      ("a=b", "a", "=", "b"), ("a==b", "a", "==", "b"), ("a=b==c", "a", "=", "b==c"), ("=b", "", "=", "b"),
      ("a=", "a", "=", ""), ("あ=い", "あ", "=", "い"), (#"a\=b=c"#, "a=b", "=", "c"),
      (#"a=b\=c"#, "a", "=", "b=c"),
    ])
  func places(_ text: String, _ before: String, _ separator: String, _ after: String) throws {
    let split = try #require(try split(text, at: "==", "="))
    #expect(split.before.shown == before)
    #expect(split.separator == separator)
    #expect(split.after.shown == after)
  }

  @Test("it knows where in the line the separator stands, behind characters of several bytes")
  func ranges() throws {
    #expect(try split("日==b", at: "==", "=")?.separatorRange == 3..<5)
    #expect(try split("'a'=b", at: "=")?.separatorRange == 3..<4)
  }

  @Test(
    "what follows a backslash is none, and a backslash before anything else stays",
    arguments: [#"a\=b"#, "ab", "", "''"])
  func none(_ text: String) throws {
    let template = text.isEmpty ? Template([], at: 0) : try word(text)
    #expect(SplitTemplate(template, at: ["="]) == nil)
  }

  @Test("a backslash is taken away before what is special only")
  func escapes() throws {
    let split = try #require(try split(#"a\b\\c\=d=e"#, at: "="))
    #expect(split.before.shown == #"a\b\\c=d"#)
    #expect(try word(#"a\=b\:c"#).withoutEscapes { $0 == ":" }.shown == #"a\=b:c"#)
  }

  @Test("what fills a hole is never a separator")
  func holes() throws {
    let filled = try word("{{k}}=v").filled(from: Variables(["k": .text("a=b")]))
    let split = try #require(SplitTemplate(filled, at: ["="]))
    #expect(split.before.shown == "a=b")
    #expect(split.after.shown == "v")
  }
}
