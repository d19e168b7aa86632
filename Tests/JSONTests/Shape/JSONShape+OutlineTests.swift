import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Outlines of shapes", .paced)
struct ShapeOutlineTests {
  private func outline(_ text: String) throws -> [JSONShape.Field] {
    var shape = JSONShape()
    var effort = Effort.unlimited
    for element in try JSONDocument(text).root.children { shape.addOutline(of: element, within: &effort) }
    return shape.outline
  }

  private func fields(of shape: JSONShape) -> [JSONShape.Field] {
    if case .object(let fields) = shape.form { fields } else { [] }
  }

  @Test("they have the titles and the counts of whole shapes")
  func titles() throws {
    let text = #"""
      [{"id": 1, "name": null, "owner": {"a": 1}, "tags": [1], "on": true, "at": "2024-01-01"},
       {"id": 2.5, "name": "x", "owner": [], "tags": [], "on": null, "\u0061t": "2024-01-02", "りんご": []},
       {"id": 3, "id": "three"}]
      """#
    let whole = fields(of: JSONShape(of: try JSONDocument(text).root.children))
    let outline = try outline(text)
    #expect(whole.count == 7)
    #expect(outline.map(\.name) == whole.map(\.name))
    #expect(outline.map(\.shape.title) == whole.map(\.shape.title))
    #expect(outline.map(\.seen) == whole.map(\.seen))
    #expect(outline.map(\.isOptional) == whole.map(\.isOptional))
  }

  @Test("values are not looked into, so that they may be of any depth and cost nothing")
  func depth() throws {
    let deep = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    let object = try JSONDocument("{\"a\": \(deep), \"b\": {\"c\": \(deep)}}").root
    var shape = JSONShape()
    var effort = Effort(limit: 2)
    shape.addOutline(of: object, within: &effort)
    #expect(shape.outline.map(\.shape.title) == ["array", "object"])
    #expect(effort.end == nil)
  }

  @Test("only objects have one, and work that has to stop leaves the rest away")
  func others() throws {
    #expect(try outline(#"[1, "a", null, [{"a": 1}]]"#).isEmpty)
    var shape = JSONShape()
    var effort = Effort(limit: 1)
    shape.addOutline(of: try JSONDocument(#"{"a": 1, "b": 2}"#).root, within: &effort)
    #expect(shape.outline.map(\.name) == ["a"])
    #expect(effort.end == .tooMuch)
  }
}
