import ApusClient

@testable import ApusLanguage
@testable import ApusSavedSessions
@testable import ApusSurroundings

/// Runs lines without any of the program's commands: it says each line, and asks for its first word.
struct Parrot: LineRunner {
  var words: CommandWords { CommandWords { _ in nil } }

  func traits(of line: String) -> StepTraits {
    switch line.firstWord {
    case "manage": .managesSessions
    case "nothing": .isNoStep
    case "alone": .isStepAlone
    default: []
    }
  }

  func begin(in surroundings: LineSurroundings) throws(CommandFailure) -> any RunningSession {
    ParrotSession(surroundings: surroundings)
  }
}

/// A session of a parrot's.
private struct ParrotSession: RunningSession {
  let surroundings: LineSurroundings

  var base: WebURL? { get async { nil } }

  func define(secret name: String, as text: String) async {}

  func run(_ line: String, showingJSON: Bool) async -> Outcome {
    try? surroundings.console.notes.write("I say \(line)\n")
    do throws(TransportFailure) {
      let exchange = try await surroundings.transport.send(Parrot.request(line))
      try? surroundings.console.out.write(exchange.body.bytes[...])
      return .ok
    } catch {
      return .failed(error.code)
    }
  }

  func takeLines() async -> [LoggedLine] { [] }
}

extension Parrot {
  static func request(_ line: String) -> Request {
    Request(method: .get, url: .http("parrot", path: "/\(line.firstWord)"))
  }
}
