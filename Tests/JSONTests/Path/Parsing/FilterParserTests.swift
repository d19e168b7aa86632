import ApusPacingTestSupport
import Testing

@testable import ApusJSON

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
    #expect(throws: Never.self) { try JSONPath(path(60)) }
    let error = try #require(throws: PathSyntaxError.self) { try JSONPath(path(100_000)) }
    #expect(error.expected == "at most 64 levels of filters, parentheses and arguments")
    #expect(error.column == "$[?".count + open.count * 64 + 1)
  }

  @Test("long chains of `||`, `&&`, segments and selectors are no nesting")
  func chains() throws {
    let document = try JSONDocument("[1,2,3]")
    for link in [" || @ == 2", " && @ == 2", ", ?@ == 2"] {
      let path = "$[?@ == 2" + String(repeating: link, count: 20_000) + "]"
      #expect(try JSONPath(path).first(in: document.root)?.text == "2")
    }
    #expect(try document.select("$" + String(repeating: "[0]", count: 20_000)) == [])
  }

  @Test(
    "operators are what they are called, with blanks around them or without",
    arguments: [
      ("==", .equal), ("!=", .notEqual), ("<", .less), ("<=", .lessOrEqual), (">", .greater),
      (">=", .greaterOrEqual),
    ] as [(String, Condition.Comparator)])
  func comparators(_ sign: String, _ comparator: Condition.Comparator) throws {
    let expected = Condition.comparison(.literal(.number([0x31])), comparator, .literal(.null))
    #expect(try condition(ofFilter: "1\(sign)null") == expected)
    #expect(try condition(ofFilter: "1 \(sign)\tnull") == expected)
  }

  @Test("alternatives hold conjunctions, and parentheses turn that round")
  func precedence() throws {
    let (a, b, c) = ("1==1", "2==2", "3==3")
    func one(_ text: String) throws -> Condition { try condition(ofFilter: text) }
    #expect(try condition(ofFilter: "\(a)||\(b)&&\(c)") == .any([one(a), .all([one(b), one(c)])]))
    #expect(try condition(ofFilter: "(\(a)||\(b))&&\(c)") == .all([.any([one(a), one(b)]), one(c)]))
    #expect(try condition(ofFilter: "!(\(a)) && \(b)") == .all([.not(one(a)), one(b)]))
    #expect(try condition(ofFilter: "((\(a)))") == one(a))
  }

  @Test("each query of a path has a number of its own")
  func numbering() throws {
    guard case .all(let tests) = try condition(ofFilter: "@.a && $.b && @.a") else { throw Unexpected() }
    let queries = tests.compactMap { test in if case .exists(let query) = test { query } else { nil } }
    #expect(queries.map(\.start) == [.current, .root, .current])
    #expect(Set(queries.map(\.number)).count == 3)
  }
}

private let term = "`@`, `$`, a literal, a function, `!` or `(`"
private let word = "`@`, `$`, a literal in quotes, `true`, `false`, `null` or a function"
