internal import ApusClient
internal import ApusLanguage
internal import ApusLessons
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusSystem

/// Seats whoever learns in front of a lesson, which has a session of its own. The session here is not touched.
struct LessonSeat {
  let context: Context

  var world: LessonWorld {
    LessonWorld(
      runner: context.commands, environment: context.environment, transport: context.sender.transport)
  }

  /// Begins a lesson, and shows a step of it.
  ///
  /// - Parameters:
  ///   - position: the step, from 0.
  ///   - file: where it is written down what is done.
  func begin(_ source: LessonSource, at position: Int, recordingTo file: String? = nil) async throws {
    await context.lesson?.end()
    context.lesson = nil
    let walk = try await LessonWalk(
      source, in: world, output: context.output, progress: LessonProgress(context.environment))
    if let file {
      let files = context.environment.files
      let path = files.expanded(SessionFileName.whole(file))
      guard files.problem(path) != nil else {
        throw CommandFailure(
          .usageArgument, "\(path) is there already; a lesson is recorded in a file of its own")
      }
      walk.recording = try await LessonRecording(to: path, of: source, in: world, output: context.output)
    }
    context.lesson = walk
    try await walk.go(to: position, isFresh: true)
    await endIfOver(walk)
  }

  /// A line that was typed while a lesson is on.
  func take(_ line: String, in walk: LessonWalk) async -> Outcome {
    defer { context.output.flush() }
    if ["tour", "lesson"].contains(line.firstWord.lowercased()) { return await context.runToEnd(line) }
    if context.output.isConversation { await (walk.session as? Engine)?.beginConversation() }
    do {
      let outcome = try await walk.take(line)
      if outcome == .quit {
        await leave(walk)
        return .ok
      }
      await endIfOver(walk)
      return outcome
    } catch {
      return context.report(error, line: line)
    }
  }

  func leave(_ walk: LessonWalk) async {
    context.lesson = nil
    await walk.leave()
    context.output.flush()
  }

  private func endIfOver(_ walk: LessonWalk) async {
    guard walk.isFinished else { return }
    context.lesson = nil
    await walk.end()
  }
}
