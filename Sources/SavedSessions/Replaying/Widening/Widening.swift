internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
internal import ApusJSON
internal import ApusRecordings

/// What came for each step of a session when it was asked again and again, beside what was recorded.
final class Widening {
  private struct Samples {
    let recorded: Document
    var now: [Document] = []
  }

  /// Whether what changes something is asked again, too.
  private let writes: Bool
  /// By the lines of the steps.
  private var samples: [Int: Samples] = [:]

  init(writes: Bool) { self.writes = writes }

  /// Why a step is not asked again; `nil` where it is.
  func reason(against step: Step, recorded: [Recording]) -> String? {
    guard !writes, let method = recorded.map(\.exchange.request.method).first(where: { !$0.isSafe }) else {
      return nil
    }
    return "\(method) changes something; --writes asks it, too"
  }

  func note(_ step: Step, recorded: [Recording], now: [Recording]) {
    guard let before = recorded.last, let answer = now.last,
      before.exchange.response?.status == answer.exchange.response?.status, answer.failure == nil,
      let new = Self.document(of: answer)
    else { return }
    let line = step.place.number
    guard let known = samples[line]?.recorded ?? Self.document(of: before) else { return }
    samples[line, default: Samples(recorded: known)].now.append(new)
  }

  /// What may be otherwise in the answer to a step.
  func places(of step: Step) -> [WidenedPlace] {
    guard let samples = samples[step.place.number] else { return [] }
    return WidenedPlace.all(from: samples.recorded.root, to: samples.now.map(\.root))
  }

  private static func document(of recording: Recording) -> Document? {
    guard let reading = try? recording.exchange.reading(of: recording.exchange.text) else { return nil }
    switch reading.form {
    case .json, .lines, .delimited: return reading.document
    case .events, .xml, .page: return nil
    }
  }
}
