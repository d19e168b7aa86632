import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("What filters look up", .paced)
struct LookupTests {
  @Test("`&&` binds tighter than `||`, `!` tighter than both")
  func precedence() throws {
    let document = try JSONDocument(#"[{"a":1},{"b":1},{"b":1,"c":1},{}]"#)
    #expect(try document.select("$[?@.a || @.b && @.c]") == [#"{"a":1}"#, #"{"b":1,"c":1}"#])
    #expect(try document.select("$[?(@.a || @.b) && @.c]") == [#"{"b":1,"c":1}"#])
    #expect(try document.select("$[?!@.a && !@.c]") == [#"{"b":1}"#, "{}"])
    #expect(try document.select("$[?!(@.a || @.b)]") == ["{}"])
    #expect(try document.select("$[?!(@.a == 1)]").count == 3)
  }

  @Test("a filter looks at the values of objects and arrays and at nothing in scalars")
  func filtered() throws {
    #expect(try JSONDocument(#"{"a":1,"b":5}"#).select("$[?@>2]") == ["5"])
    #expect(try JSONDocument("7").select("$[?@>2]") == [])
    #expect(try JSONDocument(#""text""#).select("$[?@]") == [])
  }

  @Test("`$` in a filter is the value the path looks into, `@` the one the innermost filter looks at")
  func rootAndCurrent() throws {
    let text = #"{"limit":2,"rows":[{"v":[1,5]},{"v":[1]}],"sub":{"limit":0,"rows":[{"v":[1]}]}}"#
    let document = try JSONDocument(text)
    #expect(try document.select("$.rows[?@.v[?@ > $.limit]]") == [#"{"v":[1,5]}"#])
    let sub = try #require(document.root["sub"])
    #expect(try JSONPath("$.rows[?@.v[?@ > $.limit]]").nodes(in: sub).map(\.text) == [#"{"v":[1]}"#])
  }

  @Test("tests of existence may use any query, from `@` or `$`")
  func existence() throws {
    let document = try JSONDocument(#"{"a":[{"x":[]},{"x":[0]},{"y":{"x":[false]}}],"flag":false}"#)
    #expect(try document.select("$.a[?@..[0]]").count == 2)
    #expect(try document.select("$.a[?@.x[*]]") == [#"{"x":[0]}"#])
    #expect(try document.select("$.a[?$.flag]").count == 3)
    #expect(try document.select("$.a[?$.nothing]").isEmpty)
    #expect(try document.select("$.a[?$..y && @.x]").count == 2)
  }

  @Test("a name selects the last of repeated keys, `*` and `..` and filters all of them")
  func repeatedKeys() throws {
    let document = try JSONDocument(#"{"a":1,"b":0,"a":2,"\u0061":3}"#)
    #expect(try document.select("$.a") == ["3"])
    #expect(document.root["a"]?.text == "3")
    #expect(try document.select("$..a") == ["3"])
    #expect(try document.select("$.*") == ["1", "0", "2", "3"])
    #expect(try document.select("$..*") == ["1", "0", "2", "3"])
    #expect(try document.select("$[?@ > 0]") == ["1", "2", "3"])
    #expect(try document.select("$['a','a']") == ["3", "3"])
  }

  @Test("a key is compared as it reads, not as it is spelled")
  func escapedKeys() throws {
    let document = try JSONDocument(#"{"\n":1,"\\n":2,"e\u0301":3,"\ud83d\udc4d":4}"#)
    #expect(try document.select(#"$['\n']"#) == ["1"])
    #expect(try document.select(#"$['\\n']"#) == ["2"])
    #expect(try document.select("$['\u{e9}']") == [])
    #expect(try document.select("$['e\u{301}']") == ["3"])
    #expect(try document.select("$.👍") == ["4"])
  }

  @Test("`count` counts what a query selects, repetitions included")
  func count() throws {
    let document = try JSONDocument(#"[{"a":[1,2]},{"a":[]},{}]"#)
    #expect(try document.select("$[?count(@.a[*]) == 2]") == [#"{"a":[1,2]}"#])
    #expect(try document.select("$[?count(@.a) == 0]") == ["{}"])
    #expect(try document.select("$[?count(@.a[0,0]) == 2]").count == 1)
    #expect(try document.select("$[?count($[*]) == 3]").count == 3)
  }

  @Test("`value` is the one value a query selects, and nothing when there are more or none")
  func value() throws {
    let document = try JSONDocument(#"[{"c":"red"},{"c":"red","d":{"c":"red"}},{}]"#)
    #expect(try document.select("$[?value(@..c) == 'red']") == [#"{"c":"red"}"#])
    #expect(try document.select("$[?value(@.none) == @.nothing]").count == 3)
    #expect(try document.select("$[?value($[0].c) == @.c]").count == 2)
    #expect(try document.select("$[?value($..c) == @.c]") == ["{}"])
    #expect(try document.select("$[?length(value(@..c)) == 3]").count == 1)
  }

  @Test("`match` wants the whole string, `search` a part of it")
  func matchAndSearch() throws {
    let document = try JSONDocument(#"["ab","xaby","ba",1,null,["ab"]]"#)
    #expect(try document.select("$[?match(@, 'ab')]") == [#""ab""#])
    #expect(try document.select("$[?search(@, 'ab')]") == [#""ab""#, #""xaby""#])
    #expect(try document.select("$[?!match(@, 'ab')]").count == 5)
    #expect(try document.select("$[?match('ab', 'a.')]").count == 6)
  }

  @Test("a pattern may come from the document, and is no match when it is no string or no pattern")
  func patternsFromTheDocument() throws {
    let document = try JSONDocument(
      #"{"p":"a+","v":[{"t":"aa","p":"b"},{"t":"b","p":"b"},{"t":"c","p":"("},{"t":"","p":1}]}"#)
    #expect(try document.select("$.v[?match(@.t, $.p)].t") == [#""aa""#])
    #expect(try document.select("$.v[?match(@.t, @.p)].t") == [#""b""#])
    #expect(try document.select("$.v[?match(@.t, value($..none))]").isEmpty)
  }
}
