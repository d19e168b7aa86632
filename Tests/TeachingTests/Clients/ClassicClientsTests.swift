import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What five hand-written clients make of the same answer", .paced)
struct ClassicClientsTests {
  private func texts(_ incident: Incident) -> [String] {
    ClassicClients.reports(of: incident).map(\.report.text)
  }

  @Test("a value reaches every caller")
  func value() throws {
    #expect(texts(try Incidents.answered(200, "{}")) == Array(repeating: "the value", count: 5))
  }

  @Test("a refusal keeps its status and its body, or loses one of them, or ends the app")
  func refusal() throws {
    #expect(
      texts(try Incidents.answered(404, "{\"message\": \"Not Found\"}")) == [
        ".errorResponse(status: 404, data:)", ".server(404)", "crash: try!", ".http(status: 404, data:)",
        ".parse(DecodingError)",
      ])
    let losses = ClassicClients.reports(of: try Incidents.answered(404, "{}")).map(\.report.loss)
    #expect(losses == ["the headers", "the body", "the status", "the headers", "the status"])
  }

  @Test("an empty success is one to a client that expects it, and a failure to the others")
  func empty() throws {
    #expect(
      texts(try Incidents.answered(204, "")) == [
        "EmptyResponse", ".decode(DecodingError)", "crash: try!", ".decoding(DecodingError)",
        ".parse(DecodingError)",
      ])
  }

  @Test("of a connection that broke only Foundation's name is left, and what had come is lost")
  func broken() throws {
    let reports = ClassicClients.reports(of: try Incidents.failed(.bodyTruncated, beginning: 200)).map(
      \.report)
    #expect(reports[1].text == ".unknown(.networkConnectionLost)")
    #expect(reports[1].loss == "what had arrived")
    #expect(reports[2].kind == .silence)
    #expect(texts(try Incidents.failed(.unreachable))[0] == ".offline")
  }

  @Test("a line that was not understood reaches no client")
  func usage() {
    let incident = Incident(line: "gte", exchange: nil, failure: .init(.usageCommand, "nothing"))
    #expect(ClassicClients.reports(of: incident).isEmpty)
    #expect(OwnClient.report(of: incident) == nil)
  }

  @Test("every code that a request can end in has a name in Foundation")
  func names() throws {
    for code in ErrorCode.everything where [.connect, .time, .redirect, .read].contains(code.stage) {
      for report in ClassicClients.reports(of: try Incidents.failed(code)) {
        #expect(!report.report.text.contains("unknown)"), "\(code)")
      }
    }
  }
}
