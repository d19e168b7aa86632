import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The list in an answer", .paced)
struct PageListTests {
  private func list(_ body: String, _ path: String? = nil) throws -> [String]? {
    let wish = PageWish(items: try path.map { try JSONPath($0) })
    return try answered(body, wish: wish).paged.list?.elements.map(\.text)
  }

  @Test(
    "is the only one, or the one by a usual name",
    arguments: [
      ("[1,2]", ["1", "2"]), (#"{"workflow_runs":[1],"count":1}"#, ["1"]),
      (#"{"items":[1],"facets":[2]}"#, ["1"]), (#"{"data":{"children":[1],"after":null}}"#, ["1"]),
      (#"{"items":[1],"links":[]}"#, ["1"]), (#"{"a":[1],"b":[2]}"#, nil), ("{}", nil), ("1", nil),
    ] as [(String, [String]?)])
  func usual(_ body: String, _ elements: [String]?) throws {
    #expect(try list(body) == elements)
  }

  @Test(
    "is at the path that the line says",
    arguments: [
      (".b", ["2"]), (".c.d[*].e", ["3", "4"]), (".c.d", [#"{"e":3}"#, #"{"e":4}"#]), (".x", nil),
      (".c", nil),
      (".f[*].e", ["5"]),
    ] as [(String, [String]?)])
  func path(_ path: String, _ elements: [String]?) throws {
    let body = #"{"a":[1],"b":[2],"c":{"d":[{"e":3},{"e":4}]},"f":[{"e":5}]}"#
    #expect(try list(body, path) == elements)
  }

  @Test("is one of those that are named where it cannot be told which")
  func candidates() throws {
    #expect(
      try PageList.candidates(in: answered(#"{"a":[1],"b c":[2],"n":1}"#).root) == [".a", #".["b c"]"#])
    #expect(try PageList.candidates(in: answered("[1]").root).isEmpty)
  }
}
