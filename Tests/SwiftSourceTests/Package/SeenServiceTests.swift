import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Services that a session asked", .paced)
struct SeenServiceTests {
  private func model(_ name: String, of service: String, at base: String = "https://a.test") -> EndpointModel
  {
    var model = EndpointModel(
      name: name, service: service, baseURL: base, method: "GET", path: [.text("/" + name)])
    model.answer = .nothing
    return model
  }

  @Test("are told apart by their names and by where they are, and are never called alike")
  func names() {
    let models = [
      model("a", of: "shop"), model("b", of: "shop"), model("c", of: "shop", at: "https://b.test"),
      model("d", of: ""),
    ]
    let services = SeenService.services(of: models, .internal)
    #expect(services.map(\.name) == ["Shop", "ShopValue", "WebAPI"])
    #expect(services.map(\.endpoints.count) == [2, 1, 1])
    #expect(services[1].text.contains(#".https("b.test")"#))
  }

  @Test("have endpoints with names of their own, which are not the service's")
  func endpoints() {
    let models = [model("shop", of: "shop"), model("pet", of: "shop"), model("Pet", of: "shop")]
    let service = SeenService.services(of: models, .internal)
    #expect(service.flatMap { $0.endpoints.map(\.name) } == ["ShopRequest", "Pet", "PetRequest"])
  }

  @Test("import what any endpoint needs, for who may use it")
  func imports() throws {
    var timed = model("b", of: "shop")
    timed.answer = .json(DataModel(.moment))
    let open = try #require(SeenService.services(of: [model("a", of: "shop"), timed], .public).first)
    #expect(
      open.text.hasPrefix(
        "public import ApusClient\npublic import ApusJSON\npublic import Foundation\n\npublic struct Shop"))
    let plain = try #require(SeenService.services(of: [model("a", of: "shop")], .internal).first)
    #expect(plain.text.hasPrefix("import ApusClient\n\nstruct Shop: Service {"))
    #expect(SeenService.services(of: [], .internal).isEmpty)
  }
}
