import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("How far a request came, stage by stage", .paced)
struct RequestProgressTests {
  private func stages(_ incident: Incident) -> [Stage] { RequestProgress(of: incident).steps.map(\.stage) }

  @Test(
    "a failure belongs to the stage at which it is found",
    arguments: [
      (.dns, .connect), (.tlsExpired, .tls), (.tlsProtocol, .tls), (.reset, .wait),
      (.redirectLoop, .redirect),
      (.protocolStatus, .wait), (.bodyTruncated, .read), (.bodyEmpty, .decode), (.decodeMissing, .decode),
      (.expectFailed, .check), (.http(500), .status), (.requestURL, .build), (.usageCommand, .parse),
    ] as [(ErrorCode, Stage)])
  func failures(_ code: ErrorCode, _ stage: Stage) throws {
    // In the others the request went out.
    let incident = code == .dns ? try unsent(code) : try Incidents.failed(code)
    #expect(RequestProgress(of: incident).failedStage == stage)
  }

  /// A failure before there was a connection.
  private func unsent(_ code: ErrorCode) throws -> Incident {
    let whole = try Incidents.exchange(nil)
    let last = try #require(whole.hops.last)
    let hop = Hop(
      sent: last.sent, response: nil, timing: Timing(total: .milliseconds(1)), connection: nil)
    let exchange = Exchange(
      request: whole.request, startedAt: whole.startedAt, hops: [hop], body: ReceivedBody(bytes: []))
    return Incident(
      line: "get /", exchange: exchange, transportFailure: TransportError(code, "no", exchange: exchange))
  }

  @Test("every stage before the failure was passed, and every one behind it was not reached")
  func order() throws {
    for code in ErrorCode.everything where code.stage != .check {
      let steps = RequestProgress(of: try Incidents.failed(code)).steps
      let failed = try #require(steps.firstIndex { $0.fate == .failed }, "\(code)")
      #expect(steps[..<failed].allSatisfy { $0.fate == .passed }, "\(code)")
      #expect(steps[(failed + 1)...].allSatisfy { $0.fate == .unreached }, "\(code)")
      #expect(steps.map(\.stage) == steps.map(\.stage).sorted(), "\(code)")
    }
  }

  @Test("a body that should be JSON and is not fails to be decoded, whatever the status said")
  func brokenBody() throws {
    #expect(RequestProgress(of: try Incidents.answered(200, "{")).failedStage == .decode)
    #expect(RequestProgress(of: try Incidents.answered(200, "{}")).failedStage == nil)
  }

  @Test("a plain URL has no stage for TLS, and a body that is no JSON none for decoding")
  func leftOut() throws {
    let page = Incident(
      line: "get /",
      exchange: try Incidents.exchange(
        200, headers: ["Content-Type": "text/html"], body: "<p>", url: "http://a.test/"))
    #expect(stages(page) == [.parse, .build, .connect, .send, .wait, .read, .status])
    #expect(RequestProgress(of: page).failedStage == nil)
  }

  @Test("redirects are counted, and a connection that was there is not opened")
  func redirects() throws {
    let one = try Incidents.exchange(200, body: "{}", url: "http://a.test/")
    let hop = try #require(one.hops.last)
    let reused = Hop(
      sent: hop.sent, response: hop.response, timing: hop.timing,
      connection: Connection(remoteAddress: "127.0.0.1", remotePort: 80, isReused: true))
    let exchange = Exchange(
      request: one.request, startedAt: one.startedAt, hops: [hop, hop, reused],
      body: ReceivedBody(bytes: Array("{}".utf8)))
    let progress = RequestProgress(of: Incident(line: "get /", exchange: exchange))
    #expect(progress.steps.first { $0.stage == .redirect }?.count == 2)
    #expect(!progress.steps.contains { $0.stage == .connect })
    #expect(!stages(Incident(line: "get /", exchange: one)).contains(.redirect))
  }

  @Test("what failed without a request was read and decoded, and asked of nobody")
  func file() {
    let incident = Incident(line: "decode x", exchange: nil, failure: .init(.decodeSyntax, "no"))
    #expect(stages(incident) == [.parse, .read, .decode])
    let typo = Incident(line: "gte", exchange: nil, failure: .init(.usageCommand, "no"))
    #expect(RequestProgress(of: typo).steps.first?.fate == .failed)
  }
}
