import ApusClient
import ApusPacingTestSupport
import ApusRecordings
import Foundation
import Testing

@testable import ApusServing

@Suite("The secrets that pass", .paced)
struct PassingSecretsTests {
  private func learned(_ headers: HeaderFields, body: String = "") throws -> PassingSecrets {
    let request = Request(url: try WebURL("http://h.test/login"), headers: headers)
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: headers),
      response: ResponseHead(
        version: "HTTP/1.1", status: 200, reason: "OK",
        headers: ["Set-Cookie": "sid=canary-cookie; Path=/", "Content-Type": "application/json"]))
    let received = ReceivedBody(
      bytes: Array(body.utf8), byteCount: body.utf8.count, wireByteCount: body.utf8.count)
    let secrets = PassingSecrets()
    secrets.learn(
      from: request,
      Recording(Exchange(request: request, startedAt: Date(), hops: [hop], body: received)))
    return secrets
  }

  @Test(
    "stand in no line behind them, whether a request or an answer told them",
    arguments: ["cnrytapA1", "canary-cookie", "canary-issued"])
  func masked(_ value: String) throws {
    let secrets = try learned(["Authorization": "Bearer cnrytapA1"], body: #"{"token":"canary-issued"}"#)
    #expect(secrets.masked("GET /nobody/\(value)  404") == "GET /nobody/•••  404")
    #expect(secrets.masked("GET /nobody  404") == "GET /nobody  404")
  }

  @Test(
    "stand in no line where their shape or their name tells them, also where nothing was learned",
    arguments: [
      ("GET /bot123456789:AAabcdefghijklmnopqrstuvwxyz0123456/getMe  404", "GET /bot•••/getMe  404"),
      ("GET /hook/ghp_abcdefghijklmnopqrstuvwxyz0123456789?…  200", "GET /hook/•••?…  200"),
      (
        "PUT /a;password=hunter2hunter  200  (slow, on purpose)",
        "PUT /a;password=•••  200  (slow, on purpose)"
      ),
      ("GET /users/octocat  200", "GET /users/octocat  200"),
    ])
  func told(_ line: String, _ expected: String) {
    #expect(PassingSecrets().masked(line) == expected)
  }
}
