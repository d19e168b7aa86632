import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Which elements of two lists are the same one", .paced)
struct ElementMatchingTests {
  func matching(_ old: String, _ new: String, by field: String? = nil) throws -> ElementMatching {
    var effort = Effort.unlimited
    return ElementMatching(
      Array(try JSONDocument(old).root.children), Array(try JSONDocument(new).root.children), by: field,
      within: &effort)
  }

  @Test("the first of the usual fields that tells all apart is taken")
  func usual() throws {
    let found = try matching(
      #"[{"id": 1, "key": "a"}, {"id": 1, "key": "b"}]"#, #"[{"id": 2, "key": "b"}, {"id": 1, "key": "a"}]"#)
    #expect(found.pairs.map { [$0.old, $0.new] } == [[1, 0], [0, 1]])
    #expect(found.moved.count == 1 && found.added.isEmpty && found.removed.isEmpty)
  }

  @Test("a field that somebody names may be there twice: the first is the first")
  func chosen() throws {
    let found = try matching(
      #"[{"k": 1}, {"k": 2}, {"k": 1}]"#, #"[{"k": 1}, {"k": 1}, {"k": 3}]"#, by: "k")
    #expect(found.pairs.map { [$0.old, $0.new] } == [[0, 0], [2, 1]])
    #expect(found.removed == [1] && found.added == [2])
  }

  @Test("nothing but what left the longest run that rises has moved")
  func moved() {
    #expect(IncreasingRun.outside([0, 1, 2, 3]) == [])
    #expect(IncreasingRun.outside([3, 0, 1, 2]) == [0])
    #expect(IncreasingRun.outside([1, 2, 3, 0]) == [3])
    #expect(IncreasingRun.outside([2, 1, 0]).count == 2)
    #expect(IncreasingRun.outside([]) == [])
  }

  @Test("an element without the field has its position")
  func positions() throws {
    let list = Array(try JSONDocument(#"[{"id": 1}, {"x": 1}]"#).root.children)
    let found = try matching(#"[{"id": 1}]"#, #"[{"id": 1}, {"x": 1}]"#)
    #expect("\(DifferencePlace([found.step(to: 1, of: list)]))" == ".[1]")
  }
}
