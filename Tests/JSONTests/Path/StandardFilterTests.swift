import ApusJSON
import ApusPacingTestSupport
import Testing

/// The filter examples of RFC 9535: 2.3.5.3 and 2.4.9.
@Suite("Filter examples of RFC 9535", .paced)
struct StandardFilterTests {
  @Test(
    "2.3.5.3: comparisons",
    arguments: [
      ("$.absent1 == $.absent2", true), ("$.absent1 <= $.absent2", true), ("$.absent == 'g'", false),
      ("$.absent1 != $.absent2", false), ("$.absent != 'g'", true), ("1 <= 2", true), ("1 > 2", false),
      ("13 == '13'", false), ("'a' <= 'b'", true), ("'a' > 'b'", false), ("$.obj == $.arr", false),
      ("$.obj != $.arr", true), ("$.obj == $.obj", true), ("$.obj != $.obj", false), ("$.arr == $.arr", true),
      ("$.arr != $.arr", false), ("$.obj == 17", false), ("$.obj != 17", true), ("$.obj <= $.arr", false),
      ("$.obj < $.arr", false), ("$.obj <= $.obj", true), ("$.arr <= $.arr", true), ("1 <= $.arr", false),
      ("1 >= $.arr", false), ("1 > $.arr", false), ("1 < $.arr", false), ("true <= true", true),
      ("true > true", false),
    ])
  func comparisons(_ filter: String, _ holds: Bool) throws {
    let document = try JSONDocument(#"{"obj":{"x":"y"},"arr":[2,3]}"#)
    #expect(try document.select("$[?\(filter)]").count == (holds ? 2 : 0))
  }

  @Test(
    "2.3.5.3: filters",
    arguments: [
      PathExample("$.a[?@.b == 'kilo']", [#"{"b":"kilo"}"#], at: ["$['a'][9]"]),
      PathExample("$.a[?(@.b == 'kilo')]", [#"{"b":"kilo"}"#], at: ["$['a'][9]"]),
      PathExample("$.a[?@>3.5]", ["5", "4", "6"], at: ["$['a'][1]", "$['a'][4]", "$['a'][5]"]),
      PathExample("$.a[?@.b]", [#"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":{}}"#, #"{"b":"kilo"}"#]),
      PathExample("$[?@.*]", [array, object], at: ["$['a']", "$['o']"]),
      PathExample("$[?@[?@.b]]", [array], at: ["$['a']"]),
      PathExample("$.o[?@<3, ?@<3]", ["1", "2", "1", "2"]),
      PathExample("$.a[?@<2 || @.b == \"k\"]", ["1", #"{"b":"k"}"#], at: ["$['a'][2]", "$['a'][7]"]),
      PathExample("$.a[?match(@.b, \"[jk]\")]", [#"{"b":"j"}"#, #"{"b":"k"}"#]),
      PathExample("$.a[?search(@.b, \"[jk]\")]", [#"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":"kilo"}"#]),
      PathExample("$.o[?@>1 && @<4]", ["2", "3"], at: ["$['o']['q']", "$['o']['r']"]),
      PathExample("$.o[?@.u || @.x]", [#"{"u":6}"#], at: ["$['o']['t']"]),
      PathExample("$.a[?@.b == $.x]", ["3", "5", "1", "2", "4", "6"]),
      PathExample(
        "$.a[?@ == @]",
        ["3", "5", "1", "2", "4", "6", #"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":{}}"#, #"{"b":"kilo"}"#]),
    ])
  func filters(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"{"a":\#(Self.array),"o":\#(Self.object),"e":"f"}"#))
  }

  private static let array = #"[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#
  private static let object = #"{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}"#

  @Test(
    "2.4.9: well-typed paths are accepted",
    arguments: [
      "$[?length(@) < 3]", "$[?count(@.*) == 1]", "$[?match(@.timezone, 'Europe/.*')]",
      "$[?value(@..color) == \"red\"]", "$[?length(value(@.*)) == 1]", "$[?!search(@, 'a')]",
      "$[?length('abc') == 3]", "$[?length(1) == 1]", "$[?count(@) == count($)]",
    ])
  func wellTyped(_ path: String) throws {
    #expect(throws: Never.self) { try JSONPath(path) }
  }

  @Test(
    "2.4.9: paths that are not well-typed are refused",
    arguments: [
      ("$[?length(@.*) < 3]", 11, "a query for one value at most: names and indexes only"),
      ("$[?count(1) == 1]", 10, "a query that begins with `@` or `$`"),
      ("$[?count(foo(@.*)) == 1]", 10, "a function: `length`, `count`, `match`, `search` or `value`"),
      (
        "$[?match(@.timezone, 'Europe/.*') == true]", 4,
        "a value; `match` and `search` are conditions"
      ),
      ("$[?value(@..color)]", 4, "a condition; what this returns has to be compared with something"),
      ("$[?bar(@.a)]", 4, "a function: `length`, `count`, `match`, `search` or `value`"),
      ("$[?length(match(@, 'a')) == 1]", 11, "a value; `match` and `search` are conditions"),
      ("$[?count(length(@)) == 1]", 10, "a query that begins with `@` or `$`"),
      ("$[?@.* == 1]", 4, "a query for one value at most: names and indexes only"),
      ("$[?1 == @..a]", 9, "a query for one value at most: names and indexes only"),
      ("$[?@[0:1] == 1]", 4, "a query for one value at most: names and indexes only"),
      ("$[?@[0,1] == 1]", 4, "a query for one value at most: names and indexes only"),
      ("$[?true]", 4, "a condition; a literal has to be compared with something"),
      ("$[?'a' && @]", 4, "a condition; a literal has to be compared with something"),
    ])
  func badlyTyped(_ path: String, _ column: Int, _ expected: String) throws {
    let error = try #require(throws: PathSyntaxError.self) { try JSONPath(path) }
    #expect(error.column == column)
    #expect(error.expected == expected)
  }
}
