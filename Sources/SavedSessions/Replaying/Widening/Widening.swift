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
  /// Whether anything was sent.
  private(set) var hasAsked = false
  /// By the lines of the steps.
  private var samples: [Int: Samples] = [:]
  /// What came in place of an answer like the recorded one, by the same lines.
  private var misses: [Int: [String]] = [:]

  init(writes: Bool) { self.writes = writes }

  /// Why a step is not asked again; `nil` where it is.
  func reason(against step: Step, recorded: [Recording]) -> String? {
    guard !writes, let method = recorded.map(\.exchange.request.method).first(where: { !$0.isSafe }) else {
      return nil
    }
    return "\(method) changes something; --writes asks it, too"
  }

  func note(
    _ step: Step, recorded: [Recording], now: [Recording], lacking lack: String? = nil
  ) {
    if !now.isEmpty { hasAsked = true }
    guard let before = recorded.last?.exchange else { return }
    guard let answer = now.last, answer.failure == nil,
      before.response?.status == answer.exchange.response?.status
    else {
      if recorded.last?.failure == nil { miss(step, now.last, lack) }
      return
    }
    samples[step.place.number, default: Samples(recorded: before)].now.append(answer.exchange)
  }

  private func miss(_ step: Step, _ answer: Recording?, _ lack: String?) {
    let status = answer?.exchange.response.map { "status \($0.status)" }
    misses[step.place.number, default: []].append(answer?.failure?.code.name ?? status ?? lack ?? "nothing")
  }

  /// What came in place of answers to a step that could be compared, each once; empty where all could.
  func misses(of step: Step) -> [String] {
    (misses[step.place.number] ?? []).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What may be otherwise in the answer to a step.
  ///
  /// - Parameter ignored: what is not compared there anyway.
  func places(of step: Step, except ignored: IgnoredPlaces) -> [WidenedPlace] {
    guard let samples = samples[step.place.number] else { return [] }
    return WidenedPlace.all(from: samples.recorded, to: samples.now, except: ignored)
  }

  /// In what the answers to a step are still otherwise than they were recorded, each once: what no rule allows.
  ///
  /// - Parameter ignored: what is not compared there, with what was widened.
  func left(of step: Step, except ignored: IgnoredPlaces) -> [String] {
    guard let samples = samples[step.place.number] else { return [] }
    let comparison = AnswerComparison(ignoring: ignored)
    let findings = samples.now.flatMap { now in
      comparison.findings(from: Recording(samples.recorded), to: Recording(now)).filter { !$0.isNoted }
    }
    return findings.flatMap(\.spokenLines).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
