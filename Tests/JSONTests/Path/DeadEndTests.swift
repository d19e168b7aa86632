import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Where a path that selects nothing ends", .paced)
struct DeadEndTests {
  private let root: Node

  init() throws {
    root = try JSONDocument(#"{"a": {"b": [1, {"c": 2}]}, "": null}"#).root
  }

  private func end(_ path: String) throws -> DeadEnd? {
    var effort = Effort.unlimited
    return try JSONPath(path).deadEnd(in: root, within: &effort)
  }

  @Test(
    "a path that selects something has no dead end",
    arguments: [".", ".a", ".a.b[1].c", "$..c", "$.*", "$['']"])
  func none(_ path: String) throws {
    #expect(try end(path) == nil)
  }

  @Test("the last value on the way, what it lacks, and the way from there")
  func lacking() throws {
    let key = try #require(try end(".a.x.y[0]"))
    #expect(key.reached.path.description == ".a")
    #expect(key.missing == .key("x"))
    #expect(key.rest == [.key("y"), .position(0)])
    let position = try #require(try end(".a.b[-7]"))
    #expect(position.reached.path.description == ".a.b")
    #expect(position.missing == .position(-7))
    #expect(position.rest == [])
    let scalar = try #require(try end(".a.b[0].c"))
    #expect(scalar.reached.text == "1")
  }

  @Test("a filter, a slice or a descendant lacks nothing that has a name")
  func unnamed() throws {
    for path in [".a.b[?@.c == 3]", ".a.b[5:]", "$..nothing", ".a.b[0].*"] {
      let end = try #require(try end(path))
      #expect(end.missing == nil, "\(path)")
    }
    #expect(try end(".a.x[*].y")?.rest == nil)
  }
}
