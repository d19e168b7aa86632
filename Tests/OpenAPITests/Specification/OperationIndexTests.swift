import DescriptionTestSupport
import JSON
import PacingTestSupport
import Testing

@testable import OpenAPI

@Suite("Finding the operations of a description", .paced)
struct OperationIndexTests {
  @Test("with parts that are wrong keeps the others and says where the wrong ones are")
  func partly() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a": {"get": 1, "post": {}}, "b": {"get": {}}, "/c": [], "/d": {"$ref": "#/nowhere"}, "x-more": 1,
       "/e": {"get": {}, "get": {}, "parameters": 7}}
      """#)
    #expect(specification.operations.map(\.description) == ["POST /a", "GET /e"])
    #expect(
      specification.warnings.map(\.message) == [
        "`get` of `/a` is no object", "the path `b` does not begin with `/`", "the path `/c` holds no object",
        "`#/nowhere` leads nowhere", "`GET /e` is there twice; the first is taken",
      ])
    #expect(specification.warnings.first?.path.description == #".paths["/a"].get"#)
    #expect(specification.warnings.first?.position.line == 2)
    #expect(specification.operations.last?.parameters.isEmpty == true)
  }

  @Test("without paths has no operations, which is worth a warning")
  func noPaths() throws {
    #expect(
      try Sample.specification(#"{"openapi":"3.1.0"}"#).warnings.map(\.message) == ["there are no `paths`"])
    #expect(
      try Sample.specification(#"{"openapi":"3.1.0","paths":[]}"#).warnings.map(\.message) == [
        "`paths` is no object"
      ])
  }
}
