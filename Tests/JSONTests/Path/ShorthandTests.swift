import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("The shorthand that begins with a dot", .paced)
struct ShorthandTests {
  private static let text =
    #"{"items":[{"owner":"a","node-id":1},{"owner":"b"}],"odd key":{"x":[7]},"日本":2,"_":3}"#

  @Test(
    "it is another spelling of a `$` path",
    arguments: [
      (".", "$"), (".items", "$.items"), (".items[0].owner", "$.items[0].owner"),
      (".items[].owner", "$.items[*].owner"), (".[\"odd key\"]", "$['odd key']"),
      (".['odd key'].x[0]", "$['odd key'].x[0]"), (".[]", "$[*]"), (".[ ]", "$[*]"), (".*", "$.*"),
      ("..owner", "$..owner"), ("..*", "$..*"), ("..[0]", "$..[0]"), ("..[]", "$..[*]"),
      (".items.[0]", "$.items[0]"), (".items[0].node-id", "$.items[0]['node-id']"), (".日本", "$.日本"),
      ("._", "$._"), (".items[?@.owner == 'b']", "$.items[?@.owner == 'b']"),
      (".items[?@.node-id]", "$.items[?@['node-id']]"), (".items[?$.items[]]", "$.items[?$.items[*]]"),
      (".items[-1:]", "$.items[-1:]"), (".items[owner=\"b\"]", "$.items[?@.owner == 'b']"),
      (".items[node-id=1].owner", "$.items[?@['node-id'] == 1].owner"),
    ])
  func sameAsStandard(_ shorthand: String, _ standard: String) throws {
    #expect(try JSONPath(shorthand) == JSONPath(standard))
    let document = try JSONDocument(Self.text)
    #expect(try !document.select(shorthand).isEmpty)
    #expect(try document.select(shorthand) == document.select(standard))
  }

  @Test("an index at the start looks into an array")
  func array() throws {
    let document = try JSONDocument("[[1,2],[3]]")
    #expect(try document.select(".[0]") == ["[1,2]"])
    #expect(try document.select(".[0][1]") == ["2"])
    #expect(try document.select(".[][]") == ["1", "2", "3"])
  }

  @Test(
    "what is wrong is refused with its place",
    arguments: [
      PathRefusal("..", 3, "a name, `*` or `[` after `..`", "the end of the path"),
      PathRefusal(".a.", 4, "a name or `*` after `.`", "the end of the path"),
      PathRefusal(".-a", 2, "a name or `*` after `.`", "`-a`"),
      PathRefusal(".5", 2, "a name or `*` after `.`", "`5`"),
      PathRefusal(". a", 2, "a name or `*` after `.`", "` `"),
      PathRefusal(
        ".a[", 4, "a name in quotes, an index, a slice, `*` or `?` with a filter", "the end of the path"),
      PathRefusal(".a b", 3, "`.`, `[` or the end of the path", "` `"),
    ])
  func refuses(_ refusal: PathRefusal) throws { try refusal.check() }

  @Test(
    "a path that begins with `$` may not use it",
    arguments: ["$[]", "$.a-b", "$.[0]", "$[?@.a-b]", "$[?@[]]"])
  func onlyShorthand(_ path: String) {
    #expect(throws: PathSyntaxError.self) { try JSONPath(path) }
  }
}
