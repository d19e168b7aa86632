internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusText
internal import Synchronization

/// Writes what is done in a lesson into a saved session, as it is done, for whoever grades it.
package final class LessonRecording {
  private let recorder: Recorder
  private let ports: PortsOfStage
  private let output: Output
  private var last: LessonMark?

  /// - Throws: why it cannot be written.
  package init(to path: String, of source: LessonSource, in world: LessonWorld, output: Output) async throws {
    self.output = output
    let ports = PortsOfStage()
    self.ports = ports
    recorder = Recorder(
      RequestLog(world.transport), runner: world.runner, userAgent: world.environment.userAgent,
      rules: { RedactionRules() }, ports: { ports.value })
    recorder.base = FrontMatter.practice
    recorder.signs = true
    try await recorder.start(at: path) { output.note($0) }
    let name = source.isFromElsewhere ? source.name.split(separator: "/").last.map(String.init) : source.name
    await mark(.lesson(name: name ?? source.name, digest: source.document.digest))
  }

  func use(_ stage: PracticePorts) { ports.set(stage) }

  func keep(_ lines: [LoggedLine], step: Int, _ origin: LessonMark.Origin) async {
    guard !lines.isEmpty else { return }
    await mark(.lines(step: step, origin))
    for line in lines { await recorder.append(line) { output.note($0) } }
  }

  func mark(_ mark: LessonMark) async {
    guard mark != last else { return }
    if case .lines = mark { last = mark } else { last = nil }
    await recorder.append(note: mark.text) { output.note($0) }
  }

  func end() {
    guard let writer = recorder.stop() else { return }
    output.note(Line("recorded in \(writer.path)", .dim))
  }
}

/// Where the practice API of the stage is that is on.
private final class PortsOfStage: Sendable {
  private let state = Mutex<PracticePorts?>(nil)

  var value: PracticePorts? { state.withLock { $0 } }

  func set(_ ports: PracticePorts) { state.withLock { $0 = ports } }
}
