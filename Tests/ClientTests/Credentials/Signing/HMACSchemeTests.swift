import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Logins whose key signs what is sent")
struct HMACSchemeTests {
  @Test("what an app says nothing of is as usual")
  func usual() throws {
    let login = Login.hmac(header: "X-Sign", key: Secret("key"))
    #expect(login.user == "X-Sign" && login.scheme == .hmac && login.secretName == "KEY")
    #expect(login.settings[.sign] == "{body}" && login.settings[.stamp] == nil)
    #expect(!login.signsWhen)
    #expect(Login.hmac(header: "X", key: Secret("k"), sign: "{date}").signsWhen)
    #expect(Login.hmac(header: "X", key: Secret("k"), stamp: "X-Time").signsWhen)
  }

  @Test("the same request has the same code, and another body another")
  func codes() throws {
    func code(_ body: String, _ key: String = "key") throws -> String? {
      var request = Request(method: .post, url: try WebURL("http://a.example/"), body: .text(body))
      request.options.login = .hmac(header: "X-Sign", key: Secret(key))
      return try request.signature().first?.revealed
    }
    #expect(try code("a") == code("a"))
    #expect(try code("a") != code("b"))
    #expect(try code("a") != code("a", "other"))
  }

  @Test("a template that means nothing, and a body that cannot be read, are refused before anything is sent")
  func refused() throws {
    var request = Request(
      method: .post, url: try WebURL("http://a.example/"), body: .file(path: "/nowhere/x"))
    request.options.login = .hmac(header: "X-Sign", key: Secret("key"))
    #expect(throws: RequestError.self) { try request.signed() }
    request.body = nil
    request.options.login = .hmac(header: "X-Sign", key: Secret("key"), sign: "{bodi}")
    #expect(throws: RequestError.self) { try request.signed() }
  }
}
