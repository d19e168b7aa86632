import ApusClient
import Testing

@testable import ApusRedaction

@Suite("The names of what a request took along")
struct RedactorSentTests {
  private func names(_ headers: HeaderFields, _ url: String = "http://h/") throws -> SentNames {
    let request = Request(url: try WebURL(url), headers: headers)
    return Redactor().names(
      in: SentRequest(method: .get, url: request.url, headers: headers), of: request)
  }

  @Test("are those of credentials, and of what else belongs to an origin")
  func kinds() throws {
    let names = try names(["Authorization": "Bearer x", "X-Mine": "1", "Accept": "*/*", "Cookie": "a=1"])
    #expect(names.credentials.first == "Authorization" && names.credentials.count == 2)
    #expect(names.others == ["X-Mine"])
  }

  @Test("are those of a query, too, and none where there is nothing")
  func query() throws {
    let names = try names([:], "http://h/?token=abcdefgh&q=1")
    #expect(names.credentials == ["token"] && names.others == ["token", "q"])
    #expect(try self.names([:]).isEmpty)
  }

  @Test("are what secrets are called, though another one has that name")
  func sameName() throws {
    var redactor = Redactor()
    redactor.learn(Secret("canary-1234", name: "client_secret"))
    redactor.learn(Secret("canary-5678", name: "client_secret"))
    let request = Request(url: try WebURL("http://h/x/canary-5678"))
    let names = redactor.names(in: SentRequest(method: .get, url: request.url, headers: [:]), of: request)
    #expect(names.credentials == ["client_secret"])
  }
}
