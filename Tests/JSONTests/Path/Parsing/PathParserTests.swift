import JSON
import PacingTestSupport
import Testing

@Suite("The syntax of paths", .paced)
struct PathSyntaxTests {
  @Test(
    "every legal spelling is accepted",
    arguments: [
      "$", "$.a", "$ .a", "$.a [0]", "$\n['a']", "$..a", "$..*", "$..['a']", "$ ..a", "$[ 'a' , \"b\" ]",
      "$[0]", "$[-1]", "$[9007199254740991]", "$[-9007199254740991]", "$[ 1 : 2 : 3 ]", "$[:]", "$[::]",
      "$[::0]", "$[-1:-2:-3]", "$.日本", "$.a1_", "$.\u{e9}", "$[?@.a]", "$[? @ ]", "$[?(@)]", "$[?!(@)]",
      "$[?! @]", "$[?((@))]", "$[?@==-0]", "$[?@==1e5]", "$[?@==1.5E-10]", "$[?@==0e+1]", "$[?@ .a]",
      "$['\\'']", "$[\"\\\"\"]", "$['\\b\\f\\n\\r\\t\\/\\\\']", "$['\\u0041']", "$['\\uD83D\\uDC4D']",
      "$['\"']", "$[\"'\"]", "$['']", "$[?length( @.a )>1]", "$[?match( @ , 'a' )]", "$[?null==@]",
      "$[?@.a&&@.b||@.c]", "$[?!@.a&&(@.b||!@.c)]", "$[?@\t==\r\n1]", "$[?@.true==true]", "$.true",
    ])
  func accepts(_ path: String) {
    #expect(throws: Never.self) { try Path(path) }
  }

  @Test(
    "what the grammar forbids is refused with its place",
    arguments: [
      PathRefusal("", 1, "`$` or `.`", "the end of the path"),
      PathRefusal("a", 1, "`$` or `.`", "`a`"),
      PathRefusal(" $", 1, "`$` or `.`", "` `"),
      PathRefusal("@", 1, "`$` or `.`", "`@`"),
      PathRefusal("$ ", 2, "`.`, `[` or the end of the path", "` `"),
      PathRefusal("$a", 2, "`.`, `[` or the end of the path", "`a`"),
      PathRefusal("$$", 2, "`.`, `[` or the end of the path", "`$`"),
      PathRefusal("$.", 3, "a name or `*` after `.`", "the end of the path"),
      PathRefusal("$. a", 3, "a name or `*` after `.`", "` `"),
      PathRefusal("$.1", 3, "a name or `*` after `.`", "`1`"),
      PathRefusal("$.-a", 3, "a name or `*` after `.`", "`-a`"),
      PathRefusal("$.'a'", 3, "a name or `*` after `.`", "`'`"),
      PathRefusal("$.[0]", 3, "a name or `*` after `.`", "`[`"),
      PathRefusal("$..", 4, "a name, `*` or `[` after `..`", "the end of the path"),
      PathRefusal("$.. a", 4, "a name, `*` or `[` after `..`", "` `"),
      PathRefusal("$...a", 4, "a name, `*` or `[` after `..`", "`.a`"),
      PathRefusal("$.a-b", 4, "`.`, `[` or the end of the path", "`-b`"),
      PathRefusal("$.日本 x", 5, "`.`, `[` or the end of the path", "` `"),
      PathRefusal("$[]", 3, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`]`"),
      PathRefusal("$[a]", 3, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`a`"),
      PathRefusal("$[1,]", 5, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`]`"),
      PathRefusal("$[,1]", 3, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`,`"),
      PathRefusal("$[1", 4, "`,` or `]`", "the end of the path"),
      PathRefusal("$[1 2]", 5, "`,` or `]`", "`2`"),
      PathRefusal("$['a'", 6, "`,` or `]`", "the end of the path"),
      PathRefusal("$[1:2:3:4]", 8, "`,` or `]`", "`:`"),
      PathRefusal("$[-]", 4, "a digit after `-`", "`]`"),
      PathRefusal("$[01]", 3, "an integer without a leading zero", "`01`"),
      PathRefusal("$[-0]", 3, "an integer other than -0", "`-0`"),
      PathRefusal("$[-01]", 3, "an integer other than -0", "`-01`"),
      PathRefusal("$[1:02]", 5, "an integer without a leading zero", "`02`"),
      PathRefusal("$[1.0]", 4, "`,` or `]`", "`.0`"),
      PathRefusal("$[9007199254740992]", 3, integerRange, "`9007199254740992`"),
      PathRefusal("$[:-9007199254740992]", 4, integerRange, "`-9007199254740992`"),
      PathRefusal("$[99999999999999999999]", 3, integerRange, "`99999999999999999999`"),
    ])
  func refuses(_ refusal: PathRefusal) throws { try refusal.check() }

  @Test(
    "strings in a path are refused at what is wrong with them",
    arguments: [
      PathRefusal("$['a", 5, "`'` at the end of the string", "the end of the path"),
      PathRefusal("$['a\"]", 7, "`'` at the end of the string", "the end of the path"),
      PathRefusal("$['a\u{1}']", 5, "a control character in a string to be escaped", "the byte 0x01"),
      PathRefusal("$['\n']", 4, "a control character in a string to be escaped", "a line break"),
      PathRefusal("$['\u{0}']", 4, "a control character in a string to be escaped", "the byte 0x00"),
      PathRefusal("$['\\x']", 4, #"an escape: \' \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
      PathRefusal("$['\\\"']", 4, #"an escape: \' \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
      PathRefusal("$[\"\\'\"]", 4, #"an escape: \" \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
      PathRefusal("$['\\u12']", 4, "four hexadecimal digits after \\u", "`\\`"),
      PathRefusal("$['\\u+123']", 4, "four hexadecimal digits after \\u", "`\\`"),
      PathRefusal("$['\\uD800']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\uDC00']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\uD800\\u0041']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\", 4, #"an escape: \' \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
    ])
  func refusesStrings(_ refusal: PathRefusal) throws { try refusal.check() }

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
    "functions are refused at what is wrong with them",
    arguments: [
      PathRefusal("$[?length() == 1]", 11, "an argument of `length`", "`)`"),
      PathRefusal("$[?length(@, @) == 1]", 12, "`)` after what `length` takes", "`,`"),
      PathRefusal("$[?match(@)]", 11, "`,` and the next argument of `match`", "`)`"),
      PathRefusal("$[?match()]", 10, "2 arguments of `match`", "`)`"),
      PathRefusal("$[?match(@, 'a', 'b')]", 16, "`)` after what `match` takes", "`,`"),
      PathRefusal("$[?length (@) == 1]", 4, word, "`length`"),
      PathRefusal("$[?Length(@) == 1]", 4, term, "`Length`"),
      PathRefusal("$[?length(@ == 1) == 1]", 13, "`)` after what `length` takes", "`=`"),
      PathRefusal("$[?length((@)) == 1]", 11, term, "`(`"),
      PathRefusal("$[?length(@", 12, "`)` after what `length` takes", "the end of the path"),
      PathRefusal("$[?true()]", 4, "a function: `length`, `count`, `match`, `search` or `value`", "`true`"),
    ])
  func refusesFunctions(_ refusal: PathRefusal) throws { try refusal.check() }

  @Test("an error reads as one sentence with its place")
  func description() throws {
    let error = try #require(throws: PathSyntaxError.self) { try Path("$.日本[x]") }
    #expect(error.offset == 9)
    #expect(
      error.description
        == "expected a name in quotes, an index, a slice, `*` or `?` with a filter, found `x` (column 6)")
  }

  @Test("a path of several lines is refused with its line")
  func lines() throws {
    let error = try #require(throws: PathSyntaxError.self) { try Path("$[0,\n  x]") }
    #expect(error.description.hasSuffix("found `x` (line 2, column 3)"))
  }

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

  @Test("paths are equal when they select alike")
  func equality() throws {
    #expect(try Path("$.a[0]") == Path("$['a'] [ 0 ]"))
    #expect(try Path(".a[]") == Path("$.a[*]"))
    #expect(try Set([Path("$"), Path(".")]).count == 1)
    #expect(try Path("$.a") != Path("$..a"))
    #expect(try Path("$.\u{e9}") != Path("$.e\u{301}"))
    #expect(try Path("$.a[0]").description == "$.a[0]")
  }

  @Test("a singular path has names and indexes only")
  func singular() throws {
    #expect(try ["$", "$.a[0]['b'][-1]"].allSatisfy { try Path($0).isSingular })
    #expect(try !["$.*", "$..a", "$[0,1]", "$[0:1]", "$[?@]"].contains { try Path($0).isSingular })
  }
}

private let integerRange = "an integer from -9007199254740991 to 9007199254740991"
private let term = "`@`, `$`, a literal, a function, `!` or `(`"
private let word = "`@`, `$`, a literal in quotes, `true`, `false`, `null` or a function"

struct PathRefusal: Sendable, CustomTestStringConvertible {
  let path: String
  let column: Int
  let expected: String
  let found: String

  init(_ path: String, _ column: Int, _ expected: String, _ found: String) {
    self.path = path
    self.column = column
    self.expected = expected
    self.found = found
  }

  var testDescription: String { path }

  func check() throws {
    let error = try #require(throws: PathSyntaxError.self) { try Path(path) }
    #expect(error.column == column)
    #expect(error.expected == expected)
    #expect(error.found == found)
  }
}
