import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("References", .paced)
struct ReferenceTests {
  private func resolve(_ reference: String, in text: String) throws -> Node.Resolution {
    try JSONDocument(text).resolution(of: reference)
  }

  @Test(
    "lead to a place in the document, however its keys are spelled",
    arguments: [
      ("#/a/b", "1"), ("#/c/1", "3"), ("#/d~1e", "4"), ("#/f~0g", "5"), ("#/h%20i", "6"), ("#/", "7"),
      ("#/chain", "1"),
      ("#/~01", "8"),
    ])
  func found(_ reference: String, _ text: String) throws {
    let document = #"""
      {"a":{"b":1},"c":[2,3],"d/e":4,"f~g":5,"h i":6,"":7,"chain":{"$ref":"#/chain2"},"chain2":{"$ref":"#/a/b"},"~1":8}
      """#
    guard case .found(let node) = try resolve(reference, in: document) else {
      Issue.record("\(reference) is broken")
      return
    }
    #expect(node.text == text)
  }

  @Test(
    "that are broken say how",
    arguments: [
      ("#/nothing", "leads nowhere"), ("#/a/9", "leads nowhere"), ("#/a/-1", "leads nowhere"),
      ("#anchor", "leads nowhere"),
      ("other.json#/a", "outside this document"), ("https://example.com/a", "outside this document"),
      ("#/self", "leads back to itself"), ("#/one", "leads back to itself"),
    ])
  func broken(_ reference: String, _ words: String) throws {
    let document = #"""
      {"a":[1],"self":{"$ref":"#/self"},"one":{"$ref":"#/two"},"two":{"$ref":"#/one"}}
      """#
    guard case .broken(let problem) = try resolve(reference, in: document) else {
      Issue.record("\(reference) leads somewhere")
      return
    }
    #expect(problem.contains(words), "\(problem)")
  }

  @Test("that are broken are found anywhere in a description, with their place, but not inside examples")
  func listed() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a": {"get": {
        "parameters": [{"$ref": "#/components/parameters/none"}, {"name": "q", "in": "query"}],
        "responses": {"200": {"content": {"application/json": {
          "example": {"$ref": "#/data"},
          "schema": {"properties": {"$ref": {"type": "string"}, "default": {"$ref": "other.yaml"}}}}}}}}}}
      """#, components: ##"{"schemas":{"loop":{"$ref":"#/components/schemas/loop"}}}"##)
    let broken = specification.brokenReferences()
    #expect(
      broken.map(\.message) == [
        "`#/components/parameters/none` leads nowhere",
        "`other.yaml` is outside this document, and only what is inside is followed",
        "`#/components/schemas/loop` leads back to itself",
      ])
    #expect(
      broken.first?.path.description.hasSuffix(#"parameters[0]["$ref"]"#) == true,
      "\(broken.first?.path.description ?? "")")
    #expect(specification.operations.first?.parameters.map(\.name) == ["q"])
    #expect(specification.brokenReferences(limit: 1).count == 1)
  }

  @Test("of a whole description that are sound leave nothing to say")
  func sound() throws {
    #expect(try Sample.shop().brokenReferences().isEmpty)
  }
}
