import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Tests that are written", .paced)
struct RecordedTestSourceTests {
  private func source(_ names: [String], isOnly: Bool = true) throws -> String {
    let models = names.map { name in
      var model = EndpointModel(
        name: name, service: "Shop", baseURL: "https://shop.example", method: "GET",
        path: [.text("/pets/"), .input(.init("id", seen: [["a b"]]))])
      model.answer = .nothing
      return model
    }
    let service = try #require(SeenService.services(of: models, .internal).first)
    return RecordedTestSource(service: service, module: "ShopClient", isOnly: isOnly).text
  }

  @Test("have names of their own, whatever endpoints are called")
  func names() throws {
    let text = try source(["client", "decodes", "class", "pet", "Pet"])
    for name in ["clientAnswer", "decodesAnswer", "`class`", "pet", "petRequest"] {
      #expect(text.contains("  func \(name)() async throws {"), "\(name)\n\(text)")
    }
  }

  @Test("say which request they send, and with what")
  func requests() throws {
    let text = try source(["pet"])
    #expect(
      text.hasPrefix(
        "import ApusClient\nimport ApusTesting\nimport Testing\n\n@testable import ShopClient\n\n"))
    #expect(text.contains(#"@Suite("What was asked of Shop")"# + "\nstruct ShopRecordedTests {\n"))
    #expect(
      text.contains(
        #"APIClient(service: Shop(), transport: try RecordedTransport("recorded.har", repeats: true))"#))
    #expect(text.contains(#"  @Test("GET /pets/{id} is answered as it was")"#))
    #expect(text.contains(#"    check.decode(Shop.Pet(id: "a b"), at: "/pets/{id}")"#), "\(text)")
  }

  @Test("leave what is of other services to the tests of those")
  func others() throws {
    #expect(try source(["pet"]).contains("check.unread"))
    #expect(try !source(["pet"], isOnly: false).contains("check.unread"))
  }
}
