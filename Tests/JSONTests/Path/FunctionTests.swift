import JSON
import PacingTestSupport
import Testing

@Suite("Functions", .paced)
struct FunctionTests {
  @Test(
    "`length` counts scalars, elements or members, and is nothing for other values",
    arguments: [
      (#""""#, "0"), (#""abc""#, "3"), (#""日本""#, "2"), (#""👍🏽""#, "2"), (#""e\u0301\n""#, "3"),
      (#""\ud83d\udc4d""#, "1"), ("[]", "0"), ("[1,[2]]", "2"), ("{}", "0"), (#"{"a":1,"b":2}"#, "2"),
    ])
  func length(_ value: String, _ length: String) throws {
    let document = try Document("[\(value)]")
    #expect(try document.select("$[?length(@) == \(length)]").count == 1)
  }

  @Test("`length` of what has none equals only what is missing too", arguments: ["1", "true", "null"])
  func noLength(_ value: String) throws {
    let document = try Document("[\(value)]")
    #expect(try document.select("$[?length(@) >= 0]").isEmpty)
    #expect(try document.select("$[?length(@) == @.missing]").count == 1)
    #expect(try document.select("$[?length(@.missing) == @.missing]").count == 1)
  }

  @Test("`count` counts what a query selects, repetitions included")
  func count() throws {
    let document = try Document(#"[{"a":[1,2]},{"a":[]},{}]"#)
    #expect(try document.select("$[?count(@.a[*]) == 2]") == [#"{"a":[1,2]}"#])
    #expect(try document.select("$[?count(@.a) == 0]") == ["{}"])
    #expect(try document.select("$[?count(@.a[0,0]) == 2]").count == 1)
    #expect(try document.select("$[?count($[*]) == 3]").count == 3)
  }

  @Test("`value` is the one value a query selects, and nothing when there are more or none")
  func value() throws {
    let document = try Document(#"[{"c":"red"},{"c":"red","d":{"c":"red"}},{}]"#)
    #expect(try document.select("$[?value(@..c) == 'red']") == [#"{"c":"red"}"#])
    #expect(try document.select("$[?value(@.none) == @.nothing]").count == 3)
    #expect(try document.select("$[?value($[0].c) == @.c]").count == 2)
    #expect(try document.select("$[?value($..c) == @.c]") == ["{}"])
    #expect(try document.select("$[?length(value(@..c)) == 3]").count == 1)
  }

  @Test("`match` wants the whole string, `search` a part of it")
  func matchAndSearch() throws {
    let document = try Document(#"["ab","xaby","ba",1,null,["ab"]]"#)
    #expect(try document.select("$[?match(@, 'ab')]") == [#""ab""#])
    #expect(try document.select("$[?search(@, 'ab')]") == [#""ab""#, #""xaby""#])
    #expect(try document.select("$[?!match(@, 'ab')]").count == 5)
    #expect(try document.select("$[?match('ab', 'a.')]").count == 6)
  }

  @Test("a pattern may come from the document, and is no match when it is no string or no pattern")
  func patternsFromTheDocument() throws {
    let document = try Document(
      #"{"p":"a+","v":[{"t":"aa","p":"b"},{"t":"b","p":"b"},{"t":"c","p":"("},{"t":"","p":1}]}"#)
    #expect(try document.select("$.v[?match(@.t, $.p)].t") == [#""aa""#])
    #expect(try document.select("$.v[?match(@.t, @.p)].t") == [#""b""#])
    #expect(try document.select("$.v[?match(@.t, value($..none))]").isEmpty)
  }

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
