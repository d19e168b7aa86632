import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("The type of one endpoint", .paced)
struct EndpointSourceTests {
  private func model(_ id: String) throws -> EndpointModel {
    let kennel = try Kennel.description()
    return EndpointModel(try #require(kennel.operation(id: id)), of: kennel)
  }

  @Test("is for every module where that is wanted, with an initializer")
  func access() throws {
    let source = SwiftSource.text(of: try model("listPets"), usedBy: .async, access: .public)
    #expect(
      source.contains(
        "public struct Kennel: Service {\n  public struct ErrorResponse: Decodable, Sendable { public let message"
      ))
    #expect(
      source.contains("  public struct ListPets: Endpoint {\n    public typealias API = Kennel\n"),
      "\(source)")
    #expect(source.contains("    public init(\n      xTrace: UUID? = nil,\n      xShop: String,\n"))
    #expect(source.contains("    public var query: [QueryItem] {\n      var items: [QueryItem] = []\n"))
    #expect(source.contains("    public func decodeError("))
  }

  @Test("writes times by coders of its own, unless its service has some")
  func times() throws {
    var writer = TypeWriter(anyName: "JSONValue")
    let model = try model("setNote")
    var own = EndpointSource(model, named: "SetNote", of: "Kennel", ServiceConstants(model))
    #expect(own.declaration(&writer).contains { $0.contains("DocumentEncoder(dates: .iso8601)") })
    own.hasServiceCoders = true
    #expect(!own.declaration(&writer).contains { $0.contains("DocumentEncoder") })
  }

  @Test("keeps the reserved characters of a query where that is described")
  func reserved() throws {
    let list = #""schema":{"type":"array","items":{"type":"string"}}"#
    let parameters = [
      #"{"name":"a","in":"query","required":true,"allowReserved":true,"schema":{"type":"string"}}"#,
      #"{"name":"b","in":"query","required":true,"allowReserved":true,"explode":false,\#(list)}"#,
      #"{"name":"c","in":"query","required":true,"schema":{"type":"string"}}"#,
    ].joined(separator: ",")
    let specification = try Sample.openAPI(#"{"/x":{"get":{"parameters":[\#(parameters)]}}}"#)
    let model = EndpointModel(try #require(specification.operations.first), of: specification)
    let source = SwiftSource.text(of: model, usedBy: .async, access: .internal)
    #expect(source.contains(#"QueryItem(name: "a", value: a).keepingReserved())"#), "\(source)")
    #expect(source.contains(#"QueryItem(name: "b", values: b).keepingReserved())"#), "\(source)")
    #expect(source.contains(#"QueryItem(name: "c", value: c))"#), "\(source)")
  }

  @Test("says nothing of an error that is its service's")
  func usual() throws {
    let model = try model("addPet")
    var writer = TypeWriter(anyName: "JSONValue")
    var source = EndpointSource(model, named: "AddPet", of: "Kennel", ServiceConstants(model))
    #expect(source.declaration(&writer).contains { $0.contains("struct ErrorResponse") })
    source.usualFailure = model.failures.first?.identity
    #expect(!source.declaration(&writer).contains { $0.contains("ErrorResponse") })
  }
}
