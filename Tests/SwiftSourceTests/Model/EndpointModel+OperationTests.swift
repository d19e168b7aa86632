import ApusDescriptionTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI
@testable import ApusSwiftSource

@Suite("Swift endpoints of operations", .paced)
struct EndpointModelOperationTests {
  private func source(
    _ operation: String, _ style: UsageStyle = .async, components: String = "{}", values: [String] = []
  ) throws -> String {
    let specification = try Sample.openAPI(#"{"/pets/{id}":{"post":\#(operation)}}"#, components: components)
    var model = EndpointModel(try #require(specification.operations.first), of: specification)
    model.take(values.map { OperationMatch.PathValue(name: "id", value: $0) })
    return SwiftSource.text(of: model, usedBy: style)
  }

  @Test("have a body that need not be there as an optional property")
  func optionalBody() throws {
    let body =
      #"{"requestBody":{"content":{"application/json":{"schema":{"type":"object","properties":{"a":{"type":"integer"}}}}}}}"#
    let library = try source(body)
    #expect(library.contains("    var values: Parameters?\n"), "\(library)")
    #expect(library.contains("var body: EndpointBody { values.map { .json($0) } ?? .nothing }"))
    let alone = try source(body, .urlsession)
    #expect(alone.contains("  var body: Body?\n") && alone.contains("    if let body {\n"), "\(alone)")
  }

  @Test("show in their use what the description has as examples, and what the line gives")
  func samples() throws {
    let operation = #"""
      {"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer"},"example":7},
        {"name":"page","in":"query","example":2,"schema":{"type":"integer"}},
        {"name":"X-Shop","in":"header","required":true,"schema":{"type":"string","example":"north"}}],
       "requestBody":{"required":true,"content":{"application/json":{"example":{"name":"Rex"},"schema":{"type":"object",
        "required":["name"],"properties":{"name":{"type":"string"}}}}}}}
      """#
    #expect(try source(operation).contains(#"(id: 7, xShop: "north", values: .init(name: "Rex"))"#))
    #expect(try source(operation, values: ["9"]).contains("(id: 9, "))
  }

  @Test(
    "take forms, parts, texts and bytes as what they are",
    arguments: [
      (
        #"{"requestBody":{"content":{"application/x-www-form-urlencoded":{"schema":{"properties":{"a":{"type":"integer"}}}}}}}"#,
        #"items.append(QueryItem(name: "a", value: String(a)))"#
      ),
      (
        #"{"requestBody":{"content":{"multipart/form-data":{"schema":{"properties":{"f":{"type":"string","format":"binary"}}}}}}}"#,
        #"parts.append(.file("f", path: f))"#
      ),
      (
        #"{"requestBody":{"content":{"application/x-www-form-urlencoded":{}}}}"#,
        #"contentType: "application/x-www-form-urlencoded""#
      ),
      (#"{"requestBody":{"content":{"multipart/form-data":{}}}}"#, "let bytes: [UInt8]"),
      (#"{"requestBody":{"content":{"image/png":{}}}}"#, #"contentType: "image/png""#),
      (#"{"responses":{"200":{"content":{"text/csv":{}}}}}"#, "typealias Response = String"),
      (#"{"responses":{"200":{"content":{"text/csv":{},"image/png":{}}}}}"#, "typealias Response = [UInt8]"),
      (#"{"responses":{"204":{}}}"#, "typealias Response = EmptyResponse"),
      ("{}", "typealias Response = EmptyResponse"),
    ])
  func contents(_ operation: String, _ line: String) throws {
    let source = try source(operation)
    #expect(source.contains(line), "\(source)")
  }

  @Test("say that they are deprecated, and which operation they are")
  func words() throws {
    let source = try source(#"{"deprecated":true,"description":"Adds one.\n\nMore."}"#)
    #expect(
      source.contains(
        "  /// Adds one.\n  ///\n  /// `POST /pets/{id}`\n  @available(*, deprecated)\n  struct PostPetsId: Endpoint {"
      ),
      "\(source)")
  }
}
