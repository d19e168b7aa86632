import ApusClient
import ApusPacingTestSupport
import ApusRendering
import ApusReplTestSupport
import ApusText
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The requests of a session, listed", .paced)
struct HistoryCommandTests {
  private func record(
    _ number: Int, _ address: String, _ status: Int?, milliseconds: Int = 5, failure: ErrorCode? = nil
  ) throws -> Record {
    let request = Request(url: try WebURL(address))
    var timing = Timing()
    timing.total = .milliseconds(milliseconds)
    let head = status.map { ResponseHead(version: "HTTP/1.1", status: $0) }
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]), response: head, timing: timing)
    let exchange = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop])
    let problem = failure.map { TransportError($0, "no", exchange: exchange) }
    return Record(number: number, line: "get", exchange: exchange, failure: problem)
  }

  private func lines(_ records: [Record], base: String? = "http://h.test/v1", width: Int = 80) throws
    -> [String]
  {
    try HistoryView(records, base: base.map { try WebURL($0) }).lines(on: Screen(width: width)).map(\.text)
  }

  @Test("one a line: number, what came of it, how long it took, what was asked")
  func rows() throws {
    let lines = try lines([
      record(1, "http://h.test/v1/users?page=2", 200), record(2, "http://h.test/", 404, milliseconds: 1_500),
      record(3, "http://other.test/x", nil, failure: .refused), record(4, "http://h.test/a", nil),
    ])
    let (short, long) = (Units.time(.milliseconds(5)), Units.time(.milliseconds(1_500)))
    #expect(
      lines.map { $0.replacing(/\ +/, with: " ") } == [
        "1 200 \(short) GET /v1/users?page=2", "2 404 \(long) GET /",
        "3 network.refused \(short) GET http://other.test/x", "4 - \(short) GET /a",
      ])
    #expect(Set(lines.map { $0.prefix { $0 != "G" }.count }).count == 1, "what was asked stands in a column")
  }

  @Test("numbers stand below each other, and what is too long is cut")
  func width() throws {
    let records = try (1...10).map {
      try record($0, "http://h.test/" + String(repeating: "x", count: 99), 200)
    }
    let lines = try lines(records, width: 40)
    #expect(lines[0].hasPrefix(" 1  200") && lines[9].hasPrefix("10  200"))
    #expect(lines.allSatisfy { $0.count == 40 && $0.hasSuffix("…") })
  }

  @Test("without a base each URL is whole, and a credential in one is masked")
  func noBase() throws {
    let line = try #require(
      try lines([record(1, "http://ada:canary@h.test/?access_token=canary-1234", 200)], base: nil).first)
    #expect(
      line.contains("http://") && line.contains("h.test/?access_token=•••") && !line.contains("canary"),
      "\(line)")
  }

  @Test("before the first there is a hint, and nothing for a program")
  func empty() async throws {
    let talk = try await Asked().talk(to: .plain)
    let answer = await talk.say("history")
    #expect(answer.outText == "" && answer.notes == "no request was sent yet; try: get /\n")
    await talk.say("get /a")
    #expect(await talk.say("history").outText.contains("GET /a\n"))
    #expect(await talk.say("history --every").code == "usage.argument")
  }

  @Test("is listed by a status, a class of them, a text of the line or the URL, and what failed")
  func filtered() async throws {
    let asked = Asked { .response(status: $0.url.path == "/no" ? 404 : 200, body: "{}") }
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /no", "get /a q==swift", "get /no", "let place = /a")
    await talk.say("get {{place}}")
    func numbers(_ line: String) async -> [String] {
      await talk.say(line).outText.split(separator: "\n").compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    }
    #expect(await numbers("history 404") == ["1", "3"])
    #expect(await numbers("history 4xx") == ["1", "3"])
    #expect(await numbers("history failed") == ["1", "3"])
    #expect(await numbers("history 2XX") == ["2", "4"])
    #expect(await numbers("history SWIFT") == ["2"])
    #expect(await numbers("history place") == ["4"])
    #expect(await numbers("history h.test/a") == ["2", "4"])
    #expect(await numbers("history --all") == ["1", "2", "3", "4"])
    let none = await talk.say("history 500")
    #expect(
      none.status == 0 && none.outText == "" && none.notes == "none of 4 requests has 500\n", "\(none.notes)")
  }

  @Test("has every request where that is asked for, however many there are")
  func all() async throws {
    let talk = try await Asked().talk()
    for _ in 1...40 { await talk.say("get /a") }
    #expect(await talk.say("history").outText.split(separator: "\n").count < 30)
    #expect(await talk.say("history --all").outText.split(separator: "\n").count == 40)
  }
}
