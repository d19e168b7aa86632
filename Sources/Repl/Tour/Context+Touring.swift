internal import APIClient
internal import Lessons
internal import Rendering
internal import Transcripts

extension Context {
  /// Begins a lesson in the practice API and shows its first step.
  func begin(_ lesson: TourLesson) throws {
    let place = session.tour?.place ?? (session.base, session.directory)
    try use(.practice)
    session.tour = Tour(lesson, leaving: place)
    showStep()
  }

  /// A line that was typed while a lesson is on.
  func tour(_ line: String) async -> Outcome {
    guard let tour = session.tour, let step = tour.step else { return await runToEnd(line) }
    switch TourWord(line) {
    case .skip: return turn { $0.advance() }
    case .back: return turn { $0.goBack() }
    case .quit:
      leaveTour()
      return .ok
    case nil: break
    }
    let asked = line.trimmed.isEmpty ? step.command : line
    if line.trimmed.isEmpty { note(Line(step.command, .command)) }
    let attempt = await attempt(asked)
    // A line may have begun another lesson, or left this one.
    guard session.tour?.begun == tour.begun, attempt.outcome != .quit else {
      return attempt.outcome
    }
    if let problem = await problem(with: attempt, of: step) {
      note(Lines([Line(problem, .warning)]))
    } else {
      return turn(attempt.outcome) { $0.advance() }
    }
    return attempt.outcome
  }

  func leaveTour() {
    guard let tour = session.tour else { return }
    session.tour = nil
    if tour.place.base?.origin != session.base?.origin {
      (session.base, session.directory) = tour.place
    }
    note(
      Line("You left the tour; ", .dim) + Line("tour \(tour.lesson.name)", .command)
        + Line(" begins it again.", .dim))
  }

  // MARK: Going on

  private func turn(_ outcome: Outcome = .ok, _ change: (inout Tour) -> Void) -> Outcome {
    guard var tour = session.tour else { return outcome }
    change(&tour)
    session.tour = tour
    if tour.step == nil {
      let names = Lesson.all.map(\.name)
      let place = names.firstIndex(of: tour.lesson.name).map { $0 + 1 } ?? names.count
      let next = names.indices.contains(place) ? Lesson.all[place].tour : nil
      session.tour = nil
      if tour.place.base?.origin != session.base?.origin { (session.base, session.directory) = tour.place }
      note(TourEnd(lesson: tour.lesson, next: next))
    } else {
      showStep()
    }
    return outcome
  }

  private func showStep() {
    if let tour = session.tour { note(TourStepView(tour: tour)) }
  }

  // MARK: Checking

  private struct Attempt {
    let line: String
    let outcome: Outcome
    /// What stood on the screen.
    let text: String
    /// What was sent, when something was.
    let record: Record?
  }

  private func attempt(_ line: String) async -> Attempt {
    let usual = console
    let tee = TeeSink(usual.out)
    // On a terminal both are the screen.
    console.out = tee
    console.notes = usual.noteTraits.isTerminal ? tee : usual.notes
    defer { (console.out, console.notes) = (usual.out, usual.notes) }
    let count = session.records.all.count
    let outcome = await runAndKeep(line)
    let record = session.records.all.count > count ? session.records.last : nil
    return Attempt(line: line, outcome: outcome, text: tee.text, record: record)
  }

  /// Why a line is not what the step asked for; `nil` when it did what the step wants.
  private func problem(with attempt: Attempt, of step: TourStep) async -> String? {
    let hint = "Enter runs \(step.command)"
    let wanted = step.failure.map(Outcome.failed) ?? .ok
    guard attempt.outcome == wanted else {
      let ending = wanted == .ok ? "succeed" : "end in \(step.failure.map(\.name) ?? "")"
      return "This step should \(ending). \(hint); skip goes on."
    }
    for check in step.checks where await silently({ await self.runToEnd(check) }) != .ok {
      return "That went well, and yet this does not hold: \(check). \(hint)."
    }
    if attempt.line.trimmed == step.command.trimmed || !step.checks.isEmpty { return nil }
    if let record = attempt.record, isSame(record, as: step.command) { return nil }
    if ExpectedText(step.expected).compare(with: attempt.text).isMatch, !step.isOpen { return nil }
    return "That worked. It is not what this step is about: \(hint); skip goes on."
  }

  /// Whether a request is the one that a line would make.
  private func isSame(_ record: Record, as line: String) -> Bool {
    guard let wanted = try? prepare(RequestLine(anyDialect: Words(line))).request else { return false }
    let request = record.exchange.request
    return request.method == wanted.method && request.url.text == wanted.url.text
      && request.body?.bytesInMemory == wanted.body?.bytesInMemory
  }

  private func silently(_ work: () async -> Outcome) async -> Outcome {
    let usual = console
    let nowhere = Nowhere()
    (console.out, console.notes) = (nowhere, nowhere)
    defer { console = usual }
    return await work()
  }
}

extension TourStep {
  /// Whether anything at all would match what is expected.
  fileprivate var isOpen: Bool { expected.allSatisfy { $0.trimmed == "..." } }
}

/// A sink for what nobody is to see.
private final class Nowhere: ByteSink {
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}
}
