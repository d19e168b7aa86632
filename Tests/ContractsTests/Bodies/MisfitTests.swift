import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("A value that does not fit", .paced)
struct MisfitTests {
  private func misfits(_ old: String, _ new: String) throws -> [Misfit] {
    Misfit.all(of: JSONShape(of: try JSONDocument(old).root), in: try JSONDocument(new).root) { _ in true }
  }

  @Test("is a risk where keys are data and the values are as they were")
  func maps() throws {
    let found = try misfits(#"{"by": {"u1": 1, "u2": 2}}"#, #"{"by": {"u7": 3}}"#)
    #expect(found.map(\.isRisk) == [true])
    #expect(found.first?.words == ".by: other keys, as of a map")
    #expect(try misfits(#"{"by": {"name": 1}}"#, #"{"by": {"title": 3}}"#).map(\.isRisk) == [false])
  }

  @Test("is looked for where places say")
  func places() throws {
    let shape = JSONShape(of: try JSONDocument(#"{"a": [{"b": 1}], "c": null}"#).root)
    #expect(shape.part(at: [.key("a"), .position(4), .key("b")])?.title == "integer")
    #expect(shape.part(at: [.key("a"), .key("b")]) == nil && shape.part(at: [.key("x")]) == nil)
    #expect(Location([.key("a"), .position(4), .key("b")]).pattern == ".a[*].b")
    let root = try JSONDocument(#"{"a": [1, 2]}"#).root
    #expect(root.value(at: [.key("a"), .position(1)])?.text == "2" && root.value(at: [.key("b")]) == nil)
  }
}
