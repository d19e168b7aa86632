import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

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

  private func index(_ text: String) throws -> OperationIndex {
    var index = OperationIndex(dialect: .openAPI31)
    index.read(try JSONDocument(text).root)
    return index
  }

  @Test("finds each method of each path, in order, and passes over what is no method")
  func order() throws {
    let index = try index(
      #"""
      {"paths": {"/b": {"post": {}, "summary": "x", "GET": {}, "x-get": {}, "get": {}}, "x-a": {"get": {}},
        "/a": {"trace": {}, "query": {}}}}
      """#)
    #expect(index.operations.map(\.description) == ["POST /b", "GET /b", "TRACE /a", "QUERY /a"])
    #expect(index.warnings.isEmpty)
    let folder = try #require(index.tree.folder(at: "/b"))
    #expect(index.tree.folders[folder].value == [.post: 0, .get: 1])
  }

  @Test("follows the reference of a path, and tells of one that is broken")
  func references() throws {
    let index = try index(
      ##"{"paths": {"/a": {"$ref": "#/x"}, "/b": {"$ref": "#/y"}, "/c": {"$ref": "#/z"}}, "x": {"get": {}}, "z": 7}"##
    )
    #expect(index.operations.map(\.description) == ["GET /a"])
    #expect(index.warnings.map(\.message) == ["`#/y` leads nowhere", "the path `/c` holds no object"])
  }

  @Test("takes two spellings of one path for one, and the first of its operations")
  func spellings() throws {
    let index = try index(#"{"paths": {"/é": {"get": {}}, "/%C3%A9": {"get": {}, "put": {}}}}"#)
    #expect(index.operations.map(\.description) == ["GET /é", "PUT /%C3%A9"])
    #expect(index.warnings.map(\.message) == ["`GET /%C3%A9` is there twice; the first is taken"])
  }

  @Test("says no more of a document that is wrong throughout than anybody reads")
  func manyWarnings() throws {
    let paths = (0..<500).map { #""a\#($0)": {}"# }.joined(separator: ",")
    #expect(try index("{\"paths\": {\(paths)}}").warnings.count == 100)
  }
}
