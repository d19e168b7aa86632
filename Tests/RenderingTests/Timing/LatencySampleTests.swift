import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("The requests of a measurement", .paced)
struct LatencySampleTests {
  private let samples = [
    LatencySample("200", .microseconds(61_250), isCold: true),
    LatencySample("200", .microseconds(8_100), isCold: false),
    LatencySample("network.reset", nil, isCold: false),
    LatencySample("503", .microseconds(9_005), isCold: false),
  ]

  @Test("are a line each for spreadsheets")
  func csv() {
    #expect(
      LatencySample.csv(samples) == """
        request,outcome,ms,connection
        1,200,61.250,new
        2,200,8.100,kept
        3,network.reset,,kept
        4,503,9.005,kept

        """)
  }

  @Test("are one object of JSON, with counts and percentiles")
  func json() throws {
    let json = LatencySample.json(samples, elapsed: .milliseconds(90))
    #expect(json["requests"]?.text == "4" && json["ms"]?.text == "90.000")
    #expect(json["outcomes"]?.text == #"{"200":2,"network.reset":1,"503":1}"#)
    #expect(
      json["percentiles_ms"]?.text == #"{"p50":9.005,"p90":61.250,"p95":61.250,"p99":61.250,"max":61.250}"#)
    let each = try JSONDocument(json.bytes).root["each"]
    #expect(each?[2]?.text == #"{"outcome":"network.reset","ms":null,"new_connection":false}"#)
  }

  @Test("that opened a connection are told and not drawn, unless most did")
  func cold() {
    let warm = (1...9).map { LatencySample("200", .milliseconds(7 + $0 % 3), isCold: false) }
    let outcomes = [LatencyView.Outcome("200", .ok, count: 10)]
    let first = LatencySample("200", .milliseconds(61), isCold: true)
    let text = LatencyView([first] + warm, outcomes: outcomes, elapsed: .milliseconds(200)).text()
    #expect(text.contains("1 request opened a connection and took 61 ms; drawn is the rest\n"), "\(text)")
    #expect(!text.contains("60 ms") && text.contains("max 9.0 ms"), "\(text)")
    let all = LatencyView([first, first, warm[0]], outcomes: outcomes, elapsed: .milliseconds(200)).text()
    #expect(all.contains("max 61 ms") && !all.contains("opened"), "\(all)")
  }

  @Test("are read from what came, but for those that were interrupted")
  func results() throws {
    let request = Request(url: try WebURL("http://h.test/"))
    func exchange(isReused: Bool) -> Exchange {
      var timing = Timing()
      timing.total = .milliseconds(5)
      let hop = Hop(
        sent: SentRequest(method: .get, url: request.url, headers: [:]),
        response: ResponseHead(version: "HTTP/1.1", status: 204), timing: timing,
        connection: Connection(isReused: isReused))
      return Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop])
    }
    #expect(
      LatencySample(.success(exchange(isReused: false)))
        == LatencySample("204", .milliseconds(5), isCold: true))
    #expect(LatencySample(.success(exchange(isReused: true)))?.isCold == false)
    let reset = TransportError(.reset, "no", exchange: exchange(isReused: true))
    #expect(LatencySample(.failure(reset)) == LatencySample("network.reset", nil, isCold: false))
    #expect(
      LatencySample(.failure(TransportError(.cancelled, "no", exchange: exchange(isReused: true)))) == nil)
  }
}
