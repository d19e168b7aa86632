import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Holes for variables", .paced)
struct WordReaderHolesTests {
  @Test("variables are holes wherever they stand, and a backslash before them keeps the braces")
  func variables() throws {
    let words = Words(
      #"get /u/{{ id }} 'a={{x}}' "{{y-1}}" {"k": {{z}}} \{{w}} '\{{v}}' {{.a['}}']}} {{{n}}: 1}"#)
    #expect(words.problems.isEmpty)
    let names = words.words.flatMap(\.template.fragments).compactMap { fragment -> String? in
      if case .variable(let name) = fragment.kind { name } else { nil }
    }
    #expect(names == ["id", "x", "y-1", "z", ".a['}}']", "n"])
    let last = words.words.map(\.text).suffix(4)
    #expect(last == ["{{w}}", "{{v}}", "{{.a['}}']}}", "{{{n}}: 1}"])
    for line in ["x{{0}}", "x{{a b}}", "x{{open", "x{{.open", "x{{"] {
      #expect(Words(line).problems.map(\.code) == [.requestVariable])
    }
  }

  @Test(
    "braces that hold no name say what may have been meant",
    arguments: [
      ("x{{a.b}}", 1..<8, "{{.a.b}}"), ("x{{items[0]}}", 1..<13, "{{.items[0]}}"),
      ("x{{0}}", 1..<6, #"\{{0}}"#),
      ("x{{a b}}", 1..<8, #"\{{a b}}"#), ("x{{open", 1..<3, "help variables"),
      ("x{{a}} {{0}} {{0}}", 7..<12, #"\{{0}}"#),
    ])
  func strange(_ text: String, _ place: Range<Int>, _ suggestion: String) throws {
    let problems = Words(text).problems
    #expect(problems.count == 1, "the first is enough")
    #expect(problems.first?.range == place)
    #expect(problems.first?.suggestion == suggestion)
  }

  @Test("what a saved session writes for a secret is a name of its own")
  func secrets() {
    let words = Words("get /x A:{{secret:a.b-1}} {{ secret:c}} ")
    let fragments = words.words.flatMap(\.template.fragments)
    let names = fragments.compactMap { if case .variable(let name) = $0.kind { name } else { nil } }
    #expect(names == ["secret:a.b-1"])
    #expect(words.problems.count == 1)
  }

  @Test("a path is a hole up to the braces outside its quotes, and none goes on behind other braces")
  func paths() {
    #expect(Words("x{{ $2.a }}y").words.first?.template.shown == "x{{$2.a}}y")
    #expect(Words(#"x{{.a["\"}}"]}}y"#).words.first?.template.fragments.count == 3)
    #expect(Words("x{{.a {{b}}").problems.map(\.range) == [1..<11])
  }
}
