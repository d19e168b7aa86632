import ApusClient
import ApusContracts
import Foundation
import Synchronization

@testable import ApusLanguage
@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSurroundings

/// Runs lines without any of the program's commands: it says each line, and asks for its first word. `again` asks until
/// somebody ends it. What stands for a secret in a line goes out in a header.
struct Parrot: LineRunner {
  var words: CommandWords { CommandWords { _ in nil } }

  func traits(of line: String) -> StepTraits? {
    switch line.firstWord {
    case "manage": .managesSessions
    case "nothing": .isNoStep
    case "alone": .isStepAlone
    case "move": .setsBase
    case "again": .isEndless
    default: nil
    }
  }

  func begin(in surroundings: LineSurroundings) throws(CommandFailure) -> any RunningSession {
    ParrotSession(surroundings)
  }
}

/// A session of a parrot's.
private final class ParrotSession: RunningSession {
  private let surroundings: LineSurroundings
  private let log: RequestLog
  private let state = Mutex((lines: [LoggedLine](), secrets: [String: String](), last: Exchange?.none))

  init(_ surroundings: LineSurroundings) {
    self.surroundings = surroundings
    log = RequestLog(surroundings.transport)
  }

  var base: WebURL? { get async { nil } }

  func define(secret name: String, as text: String?) async { state.withLock { $0.secrets[name] = text } }

  /// It repeats what it is told, and fills in nothing.
  func set(_ variable: String, to value: VariableValue) async {}

  func run(_ line: String, showingJSON: Bool) async -> Outcome {
    try? surroundings.console.notes.write("I say \(line)\n")
    let outcome = await outcome(of: line)
    let taken = log.take()
    guard surroundings.keepsLines else { return outcome }
    let logged = LoggedLine(
      text: line, recordings: taken.recordings, piped: nil, outcome: Step.Outcome(outcome), secrets: [],
      isCut: taken.isCut)
    state.withLock { $0.lines.append(logged) }
    return outcome
  }

  private func outcome(of line: String) async -> Outcome {
    do throws(TransportError) {
      repeat {
        let exchange = try await log.send(request(line))
        state.withLock { $0.last = exchange }
        try? surroundings.console.out.write(exchange.body.bytes[...])
        if let status = exchange.response?.status, status >= 400 { return .failed(.http(status)) }
      } while line.firstWord == "again" && !Task.isCancelled
      return .ok
    } catch {
      return .failed(error.code)
    }
  }

  private func request(_ line: String) -> Request {
    var request = Parrot.request(line)
    for (name, text) in state.withLock({ $0.secrets }) where line.contains("{{secret:\(name)}}") {
      request.headers = request.headers.adding("X-\(name)", text)
    }
    return request
  }

  func breaches(
    of rules: Rules, beside earlier: Recording?, asksAgain: Bool
  ) async throws -> [RuleBreach] {
    guard let last = state.withLock({ $0.last }) else { return [] }
    let scope = LoneAnswer(JudgedAnswer(last), earlier: earlier.map { JudgedAnswer($0.exchange) })
    return try RuleCheck(scope).breaches(of: rules)
  }

  func takeLines() async -> [LoggedLine] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }
}

extension Parrot {
  static func request(_ line: String) -> Request {
    Request(method: .get, url: .http("parrot", path: "/\(line.firstWord)"))
  }

  /// What a parrot's line comes to, with no time in it.
  static func recording(_ line: String, status: Int = 200, _ body: String = "{}") -> Recording {
    let request = request(line)
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(
        version: "HTTP/1.1", status: status, headers: ["Content-Type": "application/json"]))
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))))
  }
}
