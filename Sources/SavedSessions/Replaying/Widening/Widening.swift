internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusJSON
internal import ApusRecordings

/// What came for each step of a session when it was asked again and again, beside what was recorded.
final class Widening {
  private struct Samples {
    let recorded: Exchange
    var now: [Exchange] = []
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
    guard let before = recorded.last?.exchange, let answer = now.last, answer.failure == nil,
      before.response?.status == answer.exchange.response?.status
    else { return }
    samples[step.place.number, default: Samples(recorded: before)].now.append(answer.exchange)
  }

  /// What may be otherwise in the answer to a step.
  ///
  /// - Parameter ignored: what is not compared there anyway.
  func places(of step: Step, except ignored: IgnoredPlaces) -> [WidenedPlace] {
    guard let samples = samples[step.place.number] else { return [] }
    return WidenedPlace.all(from: samples.recorded, to: samples.now, except: ignored)
  }
}
