import JSON
import PacingTestSupport
import Testing

@Suite("Filters", .paced)
struct FilterTests {
  @Test(
    "numbers are compared by value, whatever their spelling and size",
    arguments: [
      ("1", "==", "1.0"), ("1", "==", "1e0"), ("100", "==", "1E+2"), ("0.01", "==", "1e-2"),
      ("-0", "==", "0"),
      ("0.0", "==", "0e9"), ("10", "==", "1.0e1"), ("0.00120", "==", "12e-4"),
      ("9007199254740993", "!=", "9007199254740992"), ("9007199254740993", ">", "9007199254740992"),
      ("123456789012345678901234567890", "<", "123456789012345678901234567891"),
      ("123456789012345678901234567890", "==", "1.2345678901234567890123456789e29"),
      ("1e400", ">", "1e399"), ("-1e400", "<", "-1e399"), ("1e-400", ">", "0"), ("-1e-400", "<", "0"),
      ("0.1", "<", "0.10000000000000000000000000001"), ("-5", "<", "3"), ("-5", "<", "-3"), ("2", "<", "10"),
      ("0.5", "<", "5"), ("0.05", "<", "0.5"), ("99999999999999999999", ">", "1"),
      ("1e99999999999999999999", ">", "1e1000"), ("1e-99999999999999999999", "<", "1e-1000"),
      ("0e99999999999999999999", "==", "0"),
    ])
  func numbers(_ left: String, _ comparator: String, _ right: String) throws {
    let document = try Document("[{\"l\":\(left),\"r\":\(right)}]")
    let opposite = ["==": "!=", "!=": "==", "<": ">=", ">": "<="][comparator] ?? ""
    let mirrored = ["<": ">", ">": "<"][comparator] ?? comparator
    for (l, r) in [("@.l", "@.r"), (left, "@.r"), ("@.l", right), (left, right)] {
      #expect(try document.select("$[?\(l) \(comparator) \(r)]").count == 1)
      #expect(try document.select("$[?\(l) \(opposite) \(r)]").isEmpty)
      #expect(try document.select("$[?\(r) \(mirrored) \(l)]").count == 1)
    }
  }

  @Test(
    "strings are compared by their Unicode scalars",
    arguments: [
      (#""a""#, "<", #""b""#), (#""""#, "<", #""a""#), (#""Z""#, "<", #""a""#), (#""a""#, "<", #""aa""#),
      (#""\u0061""#, "==", #""a""#), (#""\n""#, "==", #""\u000a""#), ("\"\u{e9}\"", "!=", "\"e\u{301}\""),
      (#""\u00e9""#, "!=", #""e\u0301""#), (#""\uffff""#, "<", #""\ud83d\udc4d""#),
      (#""\ud83d\udc4d""#, "==", #""👍""#), (#""10""#, "<", #""9""#), (#""\/""#, "==", #""/""#),
    ])
  func strings(_ left: String, _ comparator: String, _ right: String) throws {
    let document = try Document("[{\"l\":\(left),\"r\":\(right)}]")
    #expect(try document.select("$[?@.l \(comparator) @.r]").count == 1)
    #expect(try document.select("$[?\(left) \(comparator) \(right)]").count == 1)
  }

  @Test(
    "values of different kinds are not equal and have no order",
    arguments: [
      ("null", "false"), ("0", "false"), ("\"\"", "null"), ("1", "\"1\""), ("[]", "{}"), ("[]", "null"),
      ("[1]", "1"),
    ])
  func kinds(_ left: String, _ right: String) throws {
    let document = try Document("[{\"l\":\(left),\"r\":\(right)}]")
    #expect(try document.select("$[?@.l != @.r]").count == 1)
    for comparator in ["==", "<", "<=", ">", ">="] {
      #expect(try document.select("$[?@.l \(comparator) @.r]").isEmpty)
    }
  }

  @Test("containers are equal when they say the same at any depth")
  func containers() throws {
    let document = try Document(#"[{"l":{"a":[1,{"b":2}],"c":null},"r":{"c":null,"a":[1.0,{"b":2}]}}]"#)
    #expect(try document.select("$[?@.l == @.r]").count == 1)
    #expect(try document.select("$[?@.l.a == @.r.a]").count == 1)
    #expect(try document.select("$[?@.l.a == @.r.c]").isEmpty)
  }

  @Test("`&&` binds tighter than `||`, `!` tighter than both")
  func precedence() throws {
    let document = try Document(#"[{"a":1},{"b":1},{"b":1,"c":1},{}]"#)
    #expect(try document.select("$[?@.a || @.b && @.c]") == [#"{"a":1}"#, #"{"b":1,"c":1}"#])
    #expect(try document.select("$[?(@.a || @.b) && @.c]") == [#"{"b":1,"c":1}"#])
    #expect(try document.select("$[?!@.a && !@.c]") == [#"{"b":1}"#, "{}"])
    #expect(try document.select("$[?!(@.a || @.b)]") == ["{}"])
    #expect(try document.select("$[?!(@.a == 1)]").count == 3)
  }

  @Test("a filter looks at the values of objects and arrays and at nothing in scalars")
  func filtered() throws {
    #expect(try Document(#"{"a":1,"b":5}"#).select("$[?@>2]") == ["5"])
    #expect(try Document("7").select("$[?@>2]") == [])
    #expect(try Document(#""text""#).select("$[?@]") == [])
  }

  @Test("`$` in a filter is the value the path looks into, `@` the one the innermost filter looks at")
  func rootAndCurrent() throws {
    let text = #"{"limit":2,"rows":[{"v":[1,5]},{"v":[1]}],"sub":{"limit":0,"rows":[{"v":[1]}]}}"#
    let document = try Document(text)
    #expect(try document.select("$.rows[?@.v[?@ > $.limit]]") == [#"{"v":[1,5]}"#])
    let sub = try #require(document.root["sub"])
    #expect(try Path("$.rows[?@.v[?@ > $.limit]]").nodes(in: sub).map(\.text) == [#"{"v":[1]}"#])
  }

  @Test("tests of existence may use any query, from `@` or `$`")
  func existence() throws {
    let document = try Document(#"{"a":[{"x":[]},{"x":[0]},{"y":{"x":[false]}}],"flag":false}"#)
    #expect(try document.select("$.a[?@..[0]]").count == 2)
    #expect(try document.select("$.a[?@.x[*]]") == [#"{"x":[0]}"#])
    #expect(try document.select("$.a[?$.flag]").count == 3)
    #expect(try document.select("$.a[?$.nothing]").isEmpty)
    #expect(try document.select("$.a[?$..y && @.x]").count == 2)
  }

  @Test("a name selects the last of repeated keys, `*` and `..` and filters all of them")
  func repeatedKeys() throws {
    let document = try Document(#"{"a":1,"b":0,"a":2,"\u0061":3}"#)
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
    let document = try Document(#"{"\n":1,"\\n":2,"e\u0301":3,"\ud83d\udc4d":4}"#)
    #expect(try document.select(#"$['\n']"#) == ["1"])
    #expect(try document.select(#"$['\\n']"#) == ["2"])
    #expect(try document.select("$['\u{e9}']") == [])
    #expect(try document.select("$['e\u{301}']") == ["3"])
    #expect(try document.select("$.👍") == ["4"])
  }
}
