internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusText

/// A line that was run in a lesson.
struct Attempt {
  let line: String
  let outcome: Outcome
  /// What stood on the screen, without its colours.
  let text: String
  /// What was sent, when something was.
  let record: Record?
}

extension Tour {
  /// Whether the service itself is asked.
  var isLive: Bool { home != KnownAPI.practice.name }
}

extension TourGuide {
  /// Runs a line and keeps what it shows.
  ///
  /// - Parameter tour: what will be shown below. Trees and lists are folded so that it has room.
  func attempt(_ line: String, beforeShowing tour: Tour? = nil) async -> Attempt {
    let usual = output.console
    let tee = TeeSink(usual.out)
    // On a terminal both are the screen.
    output.console.out = tee
    output.console.notes = usual.noteTraits.isTerminal ? tee : usual.notes
    if let tour, usual.noteTraits.isTerminal {
      output.console.outTraits.height = max(12, usual.outTraits.height - usual.noteTraits.rows(of: tour))
    }
    defer { output.console = usual }
    let count = session.records.all.count
    let outcome = await context.runToEnd(line)
    context.recorder?.forgetLine()
    let record = session.records.all.count > count ? session.records.last : nil
    return Attempt(line: line, outcome: outcome, text: Theme.withoutCodes(tee.text), record: record)
  }

  /// Why a line is not what the step asked for; `nil` when it did what the step wants.
  func problem(with attempt: Attempt, of step: TourStep) async -> String? {
    let isAsTold = attempt.line.trimmed == step.command.trimmed
    guard attempt.outcome == step.outcome else {
      guard isAsTold else { return waiting(for: step) }
      let ending = step.failure.map { "ended in \($0.name)" } ?? "gone well"
      let tour = session.tour
      let isAlone = tour?.isLive == true && attempt.record.map { $0.exchange.response == nil } ?? false
      return "This should have \(ending): back leads to the step before, skip to the next."
        + (isAlone ? " Without a network, tour \(tour?.lesson.name ?? "") takes the same steps." : "")
    }
    for check in step.checks where await silently({ await context.runToEnd(check) }) != .ok {
      return "That went well, and yet this does not hold: \(check). Enter runs \(step.command)"
    }
    if isAsTold || !step.checks.isEmpty { return nil }
    if let record = attempt.record, isSame(record, as: step.command) { return nil }
    if ExpectedText(step.expected).compare(with: attempt.text).isMatch, !step.isOpen { return nil }
    return waiting(for: step)
  }

  private func waiting(for step: TourStep) -> String {
    "The lesson waits: Enter runs \(step.command); skip goes on without it."
  }

  /// Whether a request is the one that a line would make.
  private func isSame(_ record: Record, as line: String) -> Bool {
    guard let wanted = try? context.sender.prepare(RequestLine(anyDialect: Words(line))).request else {
      return false
    }
    let request = record.exchange.request
    return request.method == wanted.method && request.url.text == wanted.url.text
      && request.body?.bytesInMemory == wanted.body?.bytesInMemory
  }

  private func silently(_ work: () async -> Outcome) async -> Outcome {
    let usual = output.console
    let nowhere = Nowhere()
    (output.console.out, output.console.notes) = (nowhere, nowhere)
    defer { output.console = usual }
    return await work()
  }
}

extension TourStep {
  /// How its line should end.
  fileprivate var outcome: Outcome { failure.map(Outcome.failed) ?? .ok }

  /// Whether anything at all would match what is expected.
  fileprivate var isOpen: Bool { expected.allSatisfy { $0.trimmed == "..." } }
}

/// A sink for what nobody is to see.
private final class Nowhere: ByteSink {
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}
}
