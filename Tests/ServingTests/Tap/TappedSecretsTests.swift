import ApusClient
import ApusPacingTestSupport
import ApusRecordings
import Foundation
import Testing

@testable import ApusServing

@Suite("The secrets that passed a tap", .paced)
struct TappedSecretsTests {
  private func learned(_ headers: HeaderFields, body: String = "") throws -> TappedSecrets {
    let request = Request(url: try WebURL("http://h.test/login"), headers: headers)
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: headers),
      response: ResponseHead(
        version: "HTTP/1.1", status: 200, reason: "OK",
        headers: ["Set-Cookie": "sid=canary-cookie; Path=/", "Content-Type": "application/json"]))
    let received = ReceivedBody(
      bytes: Array(body.utf8), byteCount: body.utf8.count, wireByteCount: body.utf8.count)
    let secrets = TappedSecrets()
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
}
