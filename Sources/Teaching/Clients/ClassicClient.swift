internal import APIClient

/// A hand-written API client as people publish them, reduced to one question: what does its caller learn?
///
/// Each is a model of a style: the order in which it looks at an answer, and what its errors have room for.
protocol ClassicClient: SendableMetatype {
  static var name: String { get }
  static func report(_ answer: PlatformAnswer) -> ClientReport
}

/// What a caller learns.
package struct ClientReport: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case value, error, crash, silence
  }

  package let kind: Kind
  /// The case that the caller gets, as it would be written.
  package let text: String
  /// What was known and is gone; `nil` when nothing is.
  package let loss: String?

  static func value(_ text: String = "the value", losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .value, text: text, loss: loss)
  }
  static func error(_ text: String, losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .error, text: text, loss: loss)
  }
  static func crash(_ text: String, losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .crash, text: text, loss: loss)
  }
  static func silence(_ text: String, losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .silence, text: text, loss: loss)
  }
}

/// The five, and what each would have reported.
package enum ClassicClients {
  private static let all: [any ClassicClient.Type] = [
    TypedErrorClient.self, ResultClient.self, ForcedTryClient.self, SeveralWaysClient.self,
    DecodeFirstClient.self,
  ]

  /// Empty where no client is involved.
  package static func reports(of incident: Incident) -> [(name: String, report: ClientReport)] {
    guard let answer = PlatformAnswer(incident) else { return [] }
    return all.map { ($0.name, $0.report(answer)) }
  }
}
