import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Items", .paced)
struct ItemTests {
  private func read(_ text: String) -> Item? { Words(text).words.first.flatMap(Item.init) }

  @Test(
    "the separator that stands first counts, and the longest there",
    arguments: [
      ("a=b", Item.Separator.string, "a", "b"), ("a==b", .query, "a", "b"), ("a:=b", .json, "a", "b"),
      ("a:b", .header, "a", "b"), ("a;", .emptyHeader, "a", ""), ("a@b", .upload, "a", "b"),
      ("a=@b", .stringFile, "a", "b"), ("a:=@b", .jsonFile, "a", "b"), ("a==@b", .queryFile, "a", "b"),
      ("a:@b", .headerFile, "a", "b"), ("a:b=c", .header, "a", "b=c"), (#"a\=b=c"#, .string, "a=b", "c"),
      (#"a=b\=c"#, .string, "a", "b=c"), (#"a\\=b"#, .string, #"a\\"#, "b"), ("a='b=c'", .string, "a", "b=c"),
      ("{{k}}={{v}}", .string, "{{k}}", "{{v}}"),
    ])
  func separators(_ text: String, _ separator: Item.Separator, _ name: String, _ value: String) throws {
    let item = try #require(read(text))
    #expect(item.separator == separator)
    #expect(item.name.shown == name)
    #expect(item.value.shown == value)
  }

  @Test(
    "a URL whose scheme is followed by other signs than slashes is no header",
    arguments: [
      (#"http:\\h.test:1\x"#, "http://h.test:1/x"), (#"https:\\h/x"#, "https://h/x"), ("WS:/h/x", "WS://h/x"),
    ])
  func misspelled(_ word: String, _ url: String) throws {
    for line in ["get \(word)", word] {
      let problem = try #require(throws: LineProblem.self) { _ = try ParsedLine.parse(line) }
      #expect(problem.code == .requestURL && problem.message.hasPrefix("a URL has `://`"), "\(problem)")
      #expect(problem.suggestedLine(for: line)?.hasSuffix(url) == true, "\(problem)")
    }
    #expect(try Item(#require(Words("http:x").words.first))?.problem == nil)
  }

  @Test("a word without a separator is no item", arguments: ["a", #"a\=b"#, "''", "{{a}}"])
  func none(_ text: String) {
    #expect(read(text) == nil)
  }
}
