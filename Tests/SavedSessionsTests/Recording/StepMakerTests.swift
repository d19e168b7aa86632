import ApusClient
import ApusSavedSessions
import Foundation
import Testing

@testable import ApusFormats
@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A step is made of a line that was run")
struct StepMakerTests {
  private let ports = PracticePorts(main: 1234, other: 1235, silent: 1236)
  private let maker: StepMaker

  init() throws {
    let ports = ports
    maker = try StepMaker(FrontMatter(), runner: Parrot(), ports: { ports })
  }

  /// A line with what a server answered.
  private func line(_ text: String, body: String = "seen", secrets: [GivenSecret] = []) async throws
    -> LoggedLine
  {
    let exchange = try await StubTransport(body: body).send(Parrot.request(text))
    return LoggedLine(
      text: text, recordings: [Recording(exchange)], piped: nil, outcome: .ok, secrets: secrets, isCut: false)
  }

  @Test("with the practice API under its name, in the line and in what came")
  func practice() async throws {
    var redactor = Redactor()
    let named = maker.named(
      try await line("see http://127.0.0.1:1235/a", body: "at localhost:1236"), redactor: &redactor)
    #expect(named.text == "see http://other.practice/a")
    #expect(named.recordings.first?.exchange.body.bytes == Array("at silent.practice".utf8))
    #expect(maker.named("on 127.0.0.1:1234") == "on practice")
  }

  @Test("without the secrets it was given, and with what its runner shows of the rest")
  func secrets() async throws {
    var redactor = Redactor()
    let secret = GivenSecret(Secret("hidden-value-1234", name: "TOKEN"), source: "TOKEN")
    let named = maker.named(try await line("see hidden-value-1234", secrets: [secret]), redactor: &redactor)
    #expect(named.text == "see {{secret:TOKEN}}")
    let result = await maker.perform(named, receiving: named.recordings, redactor: &redactor)
    #expect(result.command == "see {{secret:TOKEN}}")
    #expect(result.lineResult.shown.text == "I say see {{secret:TOKEN}}\nseen")
    #expect(result.lineResult.outcome == .ok)
    #expect(result.lineResult.recordings.count == 1)
  }

  @Test("each with its own answers, and what is missing is no answer of another line's")
  func answers() async throws {
    var redactor = Redactor()
    let named = maker.named(try await line("one"), redactor: &redactor)
    _ = await maker.perform(named, receiving: named.recordings, redactor: &redactor)
    let missing = await maker.perform(named, receiving: [], redactor: &redactor)
    #expect(missing.lineResult.outcome == .failure(.replayMissing))
  }

  @Test("tells which of what its line could receive it did not ask for, line by line")
  func unasked() async throws {
    var redactor = Redactor()
    for expected in [Set([0, 2]), [0, 2]] {
      let line = LoggedLine(
        text: "b", recordings: [], piped: nil, outcome: .ok, secrets: [], isCut: false)
      let result = try await maker.perform(
        line,
        receiving: [
          recording("http://parrot/a"), recording("http://parrot/b"), recording("http://parrot/c"),
        ], redactor: &redactor)
      #expect(result.lineResult.outcome == .ok, "\(result.lineResult.shown.text)")
      #expect(result.unasked == expected)
    }
  }

  private func recording(_ address: String) throws -> Recording {
    let url = try WebURL(address)
    let head = ResponseHead(version: "HTTP/1.1", status: 204, headers: [:])
    let hop = Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head)
    return Recording(
      Exchange(request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop]))
  }
}
