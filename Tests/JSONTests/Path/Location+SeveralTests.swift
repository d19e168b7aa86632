import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusJSON

@Suite("The places of several values", .paced)
struct LocationSeveralTests {
  @Test(
    "are those that each value has by itself, in whatever order they are asked for",
    arguments: ["$..*", "$[*]", "$[?@.a]", "$[-1:]", "$", "$[*].b[*]", "$..c"])
  func same(_ path: String) throws {
    let document = try JSONDocument(
      #"[{"a": 1, "b": [1, [], {"c": 2}]}, 5, {"a": {"c": {"c": 3}}, "odd key": [], "b": [7]}, []]"#)
    let nodes = try JSONPath(path).nodes(in: document.root)
    #expect(Node.locations(of: nodes) == nodes.map(\.path))
    #expect(Node.locations(of: nodes.reversed()) == nodes.reversed().map(\.path))
  }

  @Test("of none are none, and those of another document are looked up there")
  func others() throws {
    #expect(Node.locations(of: []).isEmpty)
    let one = try JSONDocument("[1]").root
    let other = try JSONDocument("[0, [2]]").root
    let nodes = [one, other].flatMap { Array($0.children) }
    #expect(Node.locations(of: nodes) == nodes.map(\.path))
  }
}
