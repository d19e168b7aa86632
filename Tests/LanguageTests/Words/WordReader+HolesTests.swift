import APIClient
import PacingTestSupport
import Testing

@testable import Language

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
    for line in ["x{{1}}", "x{{a b}}", "x{{open", "x{{.open", "x{{"] {
      #expect(Words(line).problems.map(\.code) == [.requestVariable])
    }
  }
}
