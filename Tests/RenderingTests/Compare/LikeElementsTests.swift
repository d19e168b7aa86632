import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Elements that nothing tells apart", .paced)
struct LikeElementsTests {
  func partners(_ old: String, _ new: String) throws -> [Int?] {
    var effort = Effort.unlimited
    return LikeElements(
      Array(try JSONDocument(old).root.children), Array(try JSONDocument(new).root.children), within: &effort
    ).partners
  }

  @Test("equal ones are found wherever they are, however they are spelled")
  func equal() throws {
    #expect(try partners(#"[{"a": 1, "b": 2}, 7]"#, #"[7.0, {"b": 2, "a": 1e0}]"#) == [1, 0])
    #expect(try partners("[1, 1, 1]", "[1, 1]") == [0, 1])
  }

  @Test("as many as before between the same neighbours are those of before")
  func between() throws {
    #expect(try partners(#"["a", "x", "b"]"#, #"["a", "y", "b"]"#) == [0, 1, 2])
    #expect(try partners(#"["x"]"#, "[[1]]") == [0])
  }

  @Test("of others those that have the most in common are")
  func alike() throws {
    let old = #"[{"a": 1, "b": 1, "c": 1}, {"a": 2, "b": 2, "c": 2}]"#
    let new = #"[{"q": 1}, {"a": 2, "b": 2, "c": 0}, {"z": 1}]"#
    #expect(try partners(old, new) == [nil, 1, nil])
    #expect(try partners("[1, 2, 3]", "[4, 5]") == [nil, nil])
  }

  @Test("many that differ are matched in their order, without comparing each with each")
  func many() throws {
    let list = { (count: Int, value: Int) in
      "[" + (0..<count).map { #"{"n": \#($0 + value), "m": 0}"# }.joined(separator: ",") + "]"
    }
    let found = try partners(list(300, 0), list(299, 1_000))
    #expect(found == (0..<299).map(Optional.init))
  }
}
