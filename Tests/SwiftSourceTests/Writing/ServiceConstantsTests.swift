import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Headers that are always the same", .paced)
struct ServiceConstantsTests {
  private func model(
    service: [EndpointModel.Constant] = [], endpoint: [EndpointModel.Constant] = []
  ) -> EndpointModel {
    var model = EndpointModel(name: "a", service: "Shop", baseURL: "https://a.test", method: "GET", path: [])
    (model.serviceConstants, model.constants) = (service, endpoint)
    return model
  }

  private static let token = EndpointModel.Constant(
    "Authorization", .secret(prefix: "Bearer ", variable: "TOKEN"))

  @Test("are the service's, or the endpoint's; a secret is a property of the service")
  func parts() {
    let constants = ServiceConstants(
      model(service: [.init("A", .text("1")), Self.token], endpoint: [.init("B", .text("2"))]))
    #expect(constants.declarations == ["let token: Secret"])
    #expect(constants.ofEndpoint.map(\.name) == ["B"])
    #expect(constants.headers.joined().contains(#"token.prefixed(by: "Bearer ")"#))
    #expect(constants.arguments.map(\.label) == ["token"])
  }

  @Test("of all endpoints are each there once, whatever the case of its name")
  func all() {
    let models = [
      model(service: [.init("A", .text("1"))]), model(service: [.init("a", .text("2")), Self.token]),
      model(service: [Self.token], endpoint: [.init("C", .text("3"))]),
    ]
    let constants = ServiceConstants(ofAll: models)
    #expect(constants.declarations == ["let token: Secret"] && constants.ofEndpoint.isEmpty)
    let headers = constants.headers.joined(separator: "\n")
    #expect(
      headers.contains(#"HeaderField(name: "A", value: "1")"#) && !headers.contains(#""2""#), "\(headers)")
    #expect(ServiceConstants(ofAll: []).headers.isEmpty)
  }
}
