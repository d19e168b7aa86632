import ApusJSON
import ApusPacingTestSupport
import Testing

/// The examples of RFC 9535, section by section.
@Suite("Examples of RFC 9535", .paced)
struct StandardExampleTests {
  private static let reference = #""category":"reference","author":"Nigel Rees""#
  private static let sword = #""category":"fiction","author":"Evelyn Waugh""#
  private static let mobyDick = #""category":"fiction","author":"Herman Melville","title":"Moby Dick""#
  private static let lord = #""category":"fiction","author":"J. R. R. Tolkien""#
  private static let book0 = #"{\#(reference),"title":"Sayings of the Century","price":8.95}"#
  private static let book1 = #"{\#(sword),"title":"Sword of Honour","price":12.99}"#
  private static let book2 = #"{\#(mobyDick),"isbn":"0-553-21311-3","price":8.99}"#
  private static let book3 =
    #"{\#(lord),"title":"The Lord of the Rings","isbn":"0-395-19395-8","price":22.99}"#
  private static let books = "[\(book0),\(book1),\(book2),\(book3)]"
  private static let bicycle = #"{"color":"red","price":399}"#
  private static let store = #"{"book":\#(books),"bicycle":\#(bicycle)}"#

  private static let authors = [
    #""Nigel Rees""#, #""Evelyn Waugh""#, #""Herman Melville""#, #""J. R. R. Tolkien""#,
  ]
  private static let authorPlaces = (0..<4).map { "$['store']['book'][\($0)]['author']" }

  @Test(
    "1.5: the bookstore",
    arguments: [
      PathExample("$.store.book[*].author", authors, at: authorPlaces),
      PathExample("$..author", authors, at: authorPlaces),
      PathExample("$.store.*", [books, bicycle], at: ["$['store']['book']", "$['store']['bicycle']"]),
      PathExample("$.store..price", ["8.95", "12.99", "8.99", "22.99", "399"]),
      PathExample("$..book[2]", [book2], at: ["$['store']['book'][2]"]),
      PathExample("$..book[2].author", [authors[2]], at: ["$['store']['book'][2]['author']"]),
      PathExample("$..book[2].publisher", []),
      PathExample("$..book[-1]", [book3], at: ["$['store']['book'][3]"]),
      PathExample("$..book[0,1]", [book0, book1]),
      PathExample("$..book[:2]", [book0, book1]),
      PathExample("$..book[?@.isbn]", [book2, book3]),
      PathExample("$..book[?@.price<10]", [book0, book2]),
    ])
  func bookstore(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"{"store":\#(Self.store)}"#))
  }

  @Test("1.5: `$..*` selects every value and not the root")
  func everything() throws {
    let found = try JSONDocument(#"{"store":\#(Self.store)}"#).select("$..*")
    #expect(found.count == 27)
    #expect(found.prefix(3) == [Self.store, Self.books, Self.bicycle])
  }

  @Test(
    "2.1.3: segments are applied one after the other",
    arguments: [
      PathExample("$", [#"{"a":[{"b":0},{"b":1},{"c":2}]}"#], at: ["$"]),
      PathExample("$.a", [#"[{"b":0},{"b":1},{"c":2}]"#], at: ["$['a']"]),
      PathExample(
        "$.a[*]", [#"{"b":0}"#, #"{"b":1}"#, #"{"c":2}"#], at: ["$['a'][0]", "$['a'][1]", "$['a'][2]"]),
      PathExample("$.a[*].b", ["0", "1"], at: ["$['a'][0]['b']", "$['a'][1]['b']"]),
    ])
  func segments(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"{"a":[{"b":0},{"b":1},{"c":2}]}"#))
  }

  @Test("2.2.3: `$` selects the root")
  func root() throws {
    try PathExample("$", [#"{"k":"v"}"#], at: ["$"]).check(in: JSONDocument(#"{"k":"v"}"#))
  }

  @Test(
    "2.3.1.3: names",
    arguments: [
      PathExample("$.o['j j']", [#"{"k.k":3}"#], at: ["$['o']['j j']"]),
      PathExample("$.o['j j']['k.k']", ["3"], at: ["$['o']['j j']['k.k']"]),
      PathExample(#"$.o["j j"]["k.k"]"#, ["3"], at: ["$['o']['j j']['k.k']"]),
      PathExample(#"$["'"]["@"]"#, ["2"], at: [#"$['\'']['@']"#]),
    ])
  func names(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"{"o":{"j j":{"k.k":3}},"'":{"@":2}}"#))
  }

  @Test(
    "2.3.2.3: wildcards",
    arguments: [
      PathExample("$[*]", [#"{"j":1,"k":2}"#, "[5,3]"], at: ["$['o']", "$['a']"]),
      PathExample("$.o[*]", ["1", "2"], at: ["$['o']['j']", "$['o']['k']"]),
      PathExample(
        "$.o[*, *]", ["1", "2", "1", "2"],
        at: ["$['o']['j']", "$['o']['k']", "$['o']['j']", "$['o']['k']"]),
      PathExample("$.a[*]", ["5", "3"], at: ["$['a'][0]", "$['a'][1]"]),
    ])
  func wildcards(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"{"o":{"j":1,"k":2},"a":[5,3]}"#))
  }

  @Test(
    "2.3.3.3: indexes",
    arguments: [
      PathExample("$[1]", [#""b""#], at: ["$[1]"]),
      PathExample("$[-2]", [#""a""#], at: ["$[0]"]),
    ])
  func indexes(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"["a","b"]"#))
  }

  @Test(
    "2.3.4.3: slices",
    arguments: [
      PathExample("$[1:3]", [#""b""#, #""c""#], at: ["$[1]", "$[2]"]),
      PathExample("$[5:]", [#""f""#, #""g""#], at: ["$[5]", "$[6]"]),
      PathExample("$[1:5:2]", [#""b""#, #""d""#], at: ["$[1]", "$[3]"]),
      PathExample("$[5:1:-2]", [#""f""#, #""d""#], at: ["$[5]", "$[3]"]),
      PathExample("$[::-1]", ["g", "f", "e", "d", "c", "b", "a"].map { "\"\($0)\"" }),
    ])
  func slices(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"["a","b","c","d","e","f","g"]"#))
  }

  @Test(
    "2.5.1.3: child segments",
    arguments: [
      PathExample("$[0, 3]", [#""a""#, #""d""#], at: ["$[0]", "$[3]"]),
      PathExample("$[0:2, 5]", [#""a""#, #""b""#, #""f""#], at: ["$[0]", "$[1]", "$[5]"]),
      PathExample("$[0, 0]", [#""a""#, #""a""#], at: ["$[0]", "$[0]"]),
    ])
  func childSegments(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"["a","b","c","d","e","f","g"]"#))
  }

  @Test(
    "2.5.2.3: descendant segments",
    arguments: [
      PathExample("$..j", ["1", "4"], at: ["$['o']['j']", "$['a'][2][0]['j']"]),
      PathExample("$..[0]", ["5", #"{"j":4}"#], at: ["$['a'][0]", "$['a'][2][0]"]),
      PathExample(
        "$..[*]",
        [
          #"{"j":1,"k":2}"#, #"[5,3,[{"j":4},{"k":6}]]"#, "1", "2", "5", "3", #"[{"j":4},{"k":6}]"#,
          #"{"j":4}"#, #"{"k":6}"#, "4", "6",
        ]),
      PathExample("$..o", [#"{"j":1,"k":2}"#], at: ["$['o']"]),
      PathExample("$.o..[*, *]", ["1", "2", "1", "2"]),
      PathExample(
        "$.a..[0, 1]", ["5", "3", #"{"j":4}"#, #"{"k":6}"#],
        at: ["$['a'][0]", "$['a'][1]", "$['a'][2][0]", "$['a'][2][1]"]),
    ])
  func descendants(_ example: PathExample) throws {
    let document = try JSONDocument(#"{"o":{"j":1,"k":2},"a":[5,3,[{"j":4},{"k":6}]]}"#)
    try example.check(in: document)
    #expect(try document.select("$..*") == document.select("$..[*]"))
  }

  @Test(
    "2.6: null is a value like others",
    arguments: [
      PathExample("$.a", ["null"], at: ["$['a']"]),
      PathExample("$.a[0]", []),
      PathExample("$.a.d", []),
      PathExample("$.b[0]", ["null"], at: ["$['b'][0]"]),
      PathExample("$.b[*]", ["null"], at: ["$['b'][0]"]),
      PathExample("$.b[?@]", ["null"], at: ["$['b'][0]"]),
      PathExample("$.b[?@==null]", ["null"], at: ["$['b'][0]"]),
      PathExample("$.c[?@.d==null]", []),
      PathExample("$.null", ["1"], at: ["$['null']"]),
    ])
  func null(_ example: PathExample) throws {
    try example.check(in: JSONDocument(#"{"a":null,"b":[null],"c":[{}],"null":1}"#))
  }

  @Test(
    "2.7: normalized paths",
    arguments: [
      ("$.a", #"{"a":1}"#, "$['a']"),
      ("$[1]", "[1,2]", "$[1]"),
      ("$[-3]", "[1,2,3,4,5]", "$[2]"),
      ("$.a.b[1:2]", #"{"a":{"b":[1,2]}}"#, "$['a']['b'][1]"),
      (#"$["\u000B"]"#, #"{"\u000B":1}"#, #"$['\u000b']"#),
      (#"$["\u0061"]"#, #"{"a":1}"#, "$['a']"),
    ])
  func normalizedPaths(_ path: String, _ text: String, _ normalized: String) throws {
    #expect(try JSONPath(path).nodes(in: JSONDocument(text).root).map(\.normalizedPath) == [normalized])
  }
}
