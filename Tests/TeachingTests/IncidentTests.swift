import ApusClient
import Testing

@testable import ApusTeaching

@Suite("What is to be explained")
struct IncidentTests {
  @Test(
    "a status of 400 or more is a failure, and another is none", arguments: [200, 304, 399, 400, 404, 599])
  func statuses(_ status: Int) throws {
    let incident = Incident(line: "get /x", exchange: try Incidents.exchange(status), transportFailure: nil)
    #expect((incident.failure != nil) == (status >= 400))
    #expect(incident.failure.map { $0.code == .http(status) } ?? true)
    #expect(incident.failure?.foreign.isEmpty ?? true)
  }

  @Test("a transfer that failed does so whatever came, with the line that it failed at")
  func transport() throws {
    let exchange = try Incidents.exchange(200)
    let failure = TransportError(
      .refused, "it is none", underlying: "libcurl 8", offendingLine: Array("HTTP/9 what".utf8),
      exchange: exchange)
    let incident = Incident(line: "get /x", exchange: exchange, transportFailure: failure)
    #expect(incident.failure?.code == .refused && incident.failure?.message == "it is none")
    #expect(incident.failure?.underlying == "libcurl 8")
    #expect(incident.failure?.excerpt != nil)
  }

  @Test("keeps apart what others say in the message")
  func foreign() {
    let failure = Incident.Failure(.oauthRefused, "the server says no", foreign: ["no"])
    let incident = Incident(line: "auth oauth2", exchange: nil, failure: failure)
    #expect(incident.failure?.foreign == ["no"] && incident.exchange == nil)
    #expect(incident.betterLines.isEmpty && incident.missingBase == nil)
  }
}
