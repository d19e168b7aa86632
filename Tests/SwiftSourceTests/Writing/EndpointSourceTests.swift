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
