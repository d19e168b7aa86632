import JSON
import PacingTestSupport
import Testing

@Suite("Parsing filters", .paced)
struct FilterParserTests {
  @Test(
    "filters are refused at what is wrong with them",
    arguments: [
      PathRefusal("$[?]", 4, term, "`]`"),
      PathRefusal("$[?@", 5, "`&&`, `||`, `,` or `]`", "the end of the path"),
      PathRefusal("$[?@.a = 1]", 8, "`==`", "`=`"),
      PathRefusal("$[?@.a === 1]", 10, term, "`=`"),
      PathRefusal("$[?@.a == ]", 11, term, "`]`"),
      PathRefusal("$[?== 1]", 4, term, "`=`"),
      PathRefusal("$[?@.a | @.b]", 8, "`&&`, `||`, `,` or `]`", "`|`"),
      PathRefusal("$[?@.a && ]", 11, term, "`]`"),
      PathRefusal("$[?(@.a]", 8, "`&&`, `||` or `)`", "`]`"),
      PathRefusal("$[?@.a)]", 7, "`&&`, `||`, `,` or `]`", "`)`"),
      PathRefusal("$[?!@.a == 1]", 5, "parentheses around a comparison after `!`", "`@`"),
      PathRefusal("$[?!!@.a]", 5, term, "`!`"),
      PathRefusal("$[?(@.a) == 1]", 10, "`&&`, `||`, `,` or `]`", "`=`"),
      PathRefusal("$[?@ == 1 == 2]", 11, "`&&`, `||`, `,` or `]`", "`=`"),
      PathRefusal("$[?@.a == yes]", 11, word, "`yes`"),
      PathRefusal("$[?@.a == True]", 11, term, "`True`"),
      PathRefusal("$[?@.a == 01]", 11, "a number without a leading zero", "`01`"),
      PathRefusal("$[?@.a == 1.]", 13, "a digit after the decimal point", "`]`"),
      PathRefusal("$[?@.a == 1e]", 13, "a digit in the exponent", "`]`"),
      PathRefusal("$[?@.a == .5]", 11, term, "`.5`"),
      PathRefusal("$[?@.a == +1]", 11, term, "`+1`"),
      PathRefusal("$[?@.a == -]", 12, "a digit after `-`", "`]`"),
      PathRefusal("$[?@.a in [1]]", 8, "`&&`, `||`, `,` or `]`", "`in`"),
      PathRefusal("$[?@.a == [1]]", 11, term, "`[`"),
      PathRefusal("$[?@.a == {}]", 11, term, "`{`"),
    ])
  func refusesFilters(_ refusal: PathRefusal) throws { try refusal.check() }

  @Test(
    "nesting in the path's text is limited, not left to the stack",
    arguments: [("(", ")"), ("!(", ")"), ("@[?", "]"), ("length(", ")")])
  func nesting(_ open: String, _ close: String) throws {
    func path(_ levels: Int) -> String {
      "$[?" + String(repeating: open, count: levels) + "@" + String(repeating: close, count: levels)
        + (open == "length(" ? " == 1]" : "]")
    }
    #expect(throws: Never.self) { try Path(path(60)) }
    let error = try #require(throws: PathSyntaxError.self) { try Path(path(100_000)) }
    #expect(error.expected == "at most 64 levels of filters, parentheses and arguments")
    #expect(error.column == "$[?".count + open.count * 64 + 1)
  }

  @Test("long chains of `||`, `&&`, segments and selectors are no nesting")
  func chains() throws {
    let document = try Document("[1,2,3]")
    for link in [" || @ == 2", " && @ == 2", ", ?@ == 2"] {
      let path = "$[?@ == 2" + String(repeating: link, count: 20_000) + "]"
      #expect(try Path(path).first(in: document.root)?.text == "2")
    }
    #expect(try document.select("$" + String(repeating: "[0]", count: 20_000)) == [])
  }
}

private let term = "`@`, `$`, a literal, a function, `!` or `(`"
private let word = "`@`, `$`, a literal in quotes, `true`, `false`, `null` or a function"
