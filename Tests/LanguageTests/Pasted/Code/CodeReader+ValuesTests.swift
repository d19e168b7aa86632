import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Values next to each other", .paced)
struct CodeReaderValuesTests {
  @Test("a value ends where another sign stands, which is left")
  func ends() throws {
    for (text, rest) in [("1, 2", ","), ("'a' )", ")"), ("[1] ]", "]"), ("{} }", "}"), ("true;", ";")] {
      var reader = CodeReader(text, .javaScript)
      _ = try reader.value()
      reader.skip()
      #expect(reader.byte == rest.utf8.first, "\(text)")
    }
  }

  @Test("a list and an object may end with a comma; between two values stands one")
  func commas() throws {
    var reader = CodeReader("[1, 2, ]", .python)
    #expect(try reader.value().json(" ") == "[1, 2]")
    for text in ["[1 2]", "{a: 1 b: 2}", "[,]", "{a}", "{a: }"] {
      var reader = CodeReader(text, .javaScript)
      #expect(throws: LineProblem.self, "\(text)") { try reader.value() }
    }
  }

  @Test("a form is told from the pairs it is made of")
  func forms() throws {
    var reader = CodeReader("new URLSearchParams({a: 'b c', d: 1})", .javaScript)
    guard case .form(let value, _) = try reader.value() else {
      Issue.record("no form")
      return
    }
    #expect(value.encodedPairs == "a=b+c&d=1")
    #expect(CodeLiteral.list([], 0..<0).pairs == nil)
    #expect(CodeLiteral.object([("a", .object([], 0..<0))], 0..<0).pairs == nil)
  }
}
