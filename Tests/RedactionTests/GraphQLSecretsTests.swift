import Testing

@testable import ApusRedaction

@Suite("Secrets in a text in GraphQL")
struct GraphQLSecretsTests {
  private func found(_ query: String, declared: String = "") -> [String] {
    let bytes = Array(query.utf8)
    return GraphQLSecrets.all(in: bytes) { $0 == declared }.map {
      "\($0.name)=" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test("are values of arguments by their names, without their quotes")
  func arguments() {
    #expect(found(#"{ login(name: "a", password: "hunter22") { ok } }"#) == ["password=hunter22"])
    #expect(found("{ a(pin: 1234) }") == ["pin=1234"])
    #expect(found("{ a(first: 3, name: \"x\") }").isEmpty)
  }

  @Test("are what somebody declared, too")
  func declared() {
    #expect(found(#"{ a(tenant: "t1") }"#, declared: "tenant") == ["tenant=t1"])
  }
}
