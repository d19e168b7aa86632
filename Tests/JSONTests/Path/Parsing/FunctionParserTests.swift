import JSON
import PacingTestSupport
import Testing

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
    let path = try Path("$[?match(@, '\\\\d+') || search(@, 'b')]")
    #expect(path.unusablePatterns.map(\.column) == [13])
    #expect(
      path.unusablePatterns.map(\.expected)
        == ["a pattern of RFC 9485: `[0-9]` or `\\p{Nd}` instead of `\\d`"])
    #expect(try path.nodes(in: Document(#"["1","b"]"#).root).map(\.text) == [#""b""#])
    #expect(try Path("$[?match(@, 1)]").nodes(in: Document(#"["1"]"#).root).isEmpty)
    #expect(try Path("$[?match(@, 'a')]").unusablePatterns.isEmpty)
  }
}

private let term = "`@`, `$`, a literal, a function, `!` or `(`"
private let word = "`@`, `$`, a literal in quotes, `true`, `false`, `null` or a function"
