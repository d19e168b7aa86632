import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Parsing paths", .paced)
struct PathParserTests {
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
}
