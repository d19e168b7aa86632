import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Parsing functions", .paced)
struct FunctionParserTests {
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

  @Test("a literal that is no pattern is no error, matches nothing and is reported")
  func unusablePatterns() throws {
    let path = try JSONPath("$[?match(@, '\\\\d+') || search(@, 'b')]")
    #expect(path.unusablePatterns.map(\.column) == [13])
    #expect(
      path.unusablePatterns.map(\.expected)
        == ["a pattern of RFC 9485: `[0-9]` or `\\p{Nd}` instead of `\\d`"])
    #expect(try path.nodes(in: JSONDocument(#"["1","b"]"#).root).map(\.text) == [#""b""#])
    #expect(try JSONPath("$[?match(@, 1)]").nodes(in: JSONDocument(#"["1"]"#).root).isEmpty)
    #expect(try JSONPath("$[?match(@, 'a')]").unusablePatterns.isEmpty)
  }

  @Test("`match` and `search` are conditions, with a pattern that is made once where it is written")
  func patterns() throws {
    let text = Condition.Operand.literal(.string(Array("x".utf8)))
    let pattern = Condition.PatternOperand.fixed(try Pattern(Array("a+".utf8)[...]))
    #expect(try condition(ofFilter: "match('x', 'a+')") == .matches(text, pattern, wholly: true))
    #expect(try condition(ofFilter: "search( 'x' ,'a+' )") == .matches(text, pattern, wholly: false))
    #expect(try condition(ofFilter: "match('x', '(')") == .matches(text, .fixed(nil), wholly: true))
    #expect(try condition(ofFilter: "match('x', 1)") == .matches(text, .fixed(nil), wholly: true))
    guard case .matches(_, .found, _) = try condition(ofFilter: "match('x', @.p)") else { throw Unexpected() }
  }

  @Test("what functions return can be compared and given to others")
  func values() throws {
    guard
      case .comparison(.length(.value(let query)), .equal, .length(.literal(let literal))) =
        try condition(ofFilter: "length(value($..a)) == length('é')")
    else { throw Unexpected() }
    #expect(query.start == .root && query.segments.count == 1)
    #expect(literal == .string(Array("é".utf8)))
    guard case .comparison(.count, .less, .literal) = try condition(ofFilter: "count(@.*) < 3") else {
      throw Unexpected()
    }
  }
}

private let term = "`@`, `$`, a literal, a function, `!` or `(`"
private let word = "`@`, `$`, a literal in quotes, `true`, `false`, `null` or a function"
