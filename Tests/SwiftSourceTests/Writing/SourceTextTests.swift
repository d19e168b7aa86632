import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Lines of source", .paced)
struct SourceTextTests {
  @Test(
    "have literals that mean the text again, and hide nothing in it",
    arguments: [
      ("りんご", #""りんご""#), ("a\"\\(b)\n\t\r", #""a\"\\(b)\n\t\r""#), ("\u{0}\u{202e}", #""\u{0}\u{202e}""#),
    ])
  func literals(_ text: String, _ literal: String) { #expect(SourceText.literal(text) == literal) }

  @Test(
    "have the digits of long numbers in groups",
    arguments: [
      ("123456", "123456"), ("1234567", "1_234_567"), ("-1706704200", "-1_706_704_200"),
      ("1.2345678", "1.2345678"),
      ("-12", "-12"),
    ])
  func integers(_ digits: String, _ text: String) { #expect(SourceText.integer(digits) == text) }

  @Test("have the first paragraph of what is described as comments, five lines of it at most")
  func documentation() {
    #expect(SourceText.documentation("\n one\ttwo\u{202e}three \nfour") == ["/// one two three four"])
    for end in ["\n\nMore.", "\n - a list", "\n## A heading", "\n```\ncode", "\r\n1. first"] {
      #expect(SourceText.documentation("one\n  two" + end) == ["/// one two"], "\(end)")
    }
    #expect(SourceText.documentation(nil) == [] && SourceText.documentation(" \n ") == [])
    let long = SourceText.documentation(Array(repeating: "word", count: 400).joined(separator: " "))
    #expect(long.count == 5 && long.allSatisfy { $0.count <= 104 })
  }

  @Test("stand in blocks, apart from each other, and are never blank with spaces")
  func blocks() {
    #expect(SourceText.block("struct A", []) == ["struct A {}"])
    #expect(
      SourceText.block("struct A", SourceText.sections([["let a: Int"], [], ["let b: Int"]]))
        == ["struct A {", "  let a: Int", "", "  let b: Int", "}"])
    #expect(SourceText.getter("a", "Int", .plain("1")) == ["var a: Int { 1 }"])
    let long = SourceText.getter(
      "a", "Int", .call(String(repeating: "b", count: 80), [.init("", .plain("1"))]))
    #expect(long.first == "var a: Int {" && long.last == "}")
  }
}
