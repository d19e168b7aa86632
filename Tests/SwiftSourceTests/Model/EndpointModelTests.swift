import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusSwiftSource

@Suite("Swift endpoints that were asked and are described", .paced)
struct EndpointModelTests {
  private func source(_ seen: String?) throws -> String {
    let shop = try Sample.shop()
    let match = try #require(shop.match(.get, "/orders"))
    var model = EndpointModel(
      name: "orders", service: "Shop", baseURL: "https://api.example.com", method: "GET",
      path: [.text("/orders")])
    model.query = [
      .init("sort", seen: [["desc"]]), .init("page", seen: [["2"]]), .init("debug", seen: [["true"]]),
    ]
    model.constants = [.init("X-Shop", .text("a"))]
    let shape = try seen.map { JSONShape(of: try JSONDocument($0).root) }
    model.answer = .json(DataModel(shape ?? JSONShape()))
    model.adopt(match, seen: shape)
    return SwiftSource.text(of: model, usedBy: .async)
  }

  @Test("have names, enums and words from the description, and values from what was sent")
  func adopted() throws {
    let source = try source(nil)
    #expect(source.contains("  /// List orders\n  struct ListOrders: Endpoint {"))
    #expect(source.contains("    case inProgress = \"in progress\"\n"), "\(source)")
    #expect(source.contains("let endpoint = Shop.ListOrders(page: 2, sort: .desc, debug: true)"), "\(source)")
    #expect(source.contains(#"var headers: HeaderFields { ["X-Shop": "a"] }"#))
    #expect(source.contains("let createdAt: Date\n"))
    let modules = try #require(Compiler.modules)
    #expect(try Compiler.complaints(about: source, options: ["-I", modules]) == "")
  }

  @Test("are signed by the scheme's own middleware, which source with Foundation alone says it lacks")
  func signed() throws {
    var model = EndpointModel(
      name: "orders", service: "Shop", baseURL: "https://api.example.com", method: "GET",
      path: [.text("/orders")])
    let hawkish = AuthScheme(
      "hawkish", "a key that signs", .signer { _, _ in [] }, spellings: ["Hawkish"],
      words: AuthScheme.Words(middleware: "HawkishAuthentication"))
    model.login = (hawkish, "ada", "SHOP_KEY")
    let source = SwiftSource.text(of: model, usedBy: .async)
    #expect(source.contains("let login = HawkishAuthentication("), "\(source)")
    #expect(source.contains("environment[\"SHOP_KEY\"]"))
    let alone = SwiftSource.text(of: model, usedBy: .urlsession)
    #expect(
      alone.contains("/// The request as it would be sent, but for what signs it: hawkish."), "\(alone)")
    #expect(!alone.contains("Login"))
  }

  @Test("are optional where something was missing or null, whatever is described")
  func loosened() throws {
    let source = try source(#"[{"id": 1, "state": null, "buyer": {"name": null}, "related": [{"id": 1}]}]"#)
    #expect(source.contains("      let id: Int\n"))
    #expect(source.contains("      var state: State?\n"), "\(source)")
    #expect(source.contains("      var createdAt: Date?\n"))
    #expect(source.contains("      var name: String?\n"))
  }

  @Test("read and write again what they were made from")
  func roundTrips() throws {
    try Sample.expectRoundTrips([
      OddModel.keys, #"[1, 2.5, null]"#, #"{"a": [[{"b": null}], []], "c": {"d": true}}"#,
      #"[{"a": 1, "b": "x"}, {"a": null}, {"b": [1]}]"#, #""text""#, #"{"at": "2024-01-31T12:30:00+09:00"}"#,
    ])
  }
}
