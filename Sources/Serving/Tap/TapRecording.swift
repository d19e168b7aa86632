internal import ApusClient
internal import ApusRecordings
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Writes a session of what another program asked, each request as soon as it was answered.
///
/// Answers come at any time, and lines are written one after the other: they wait for their turn.
final class TapRecording: Sendable {
  typealias Say = @Sendable (String) -> Void

  private let arrivals: AsyncStream<(TappedRequest, Recording)>.Continuation
  private let writing: Task<Int, any Error>

  /// - Throws: `CommandFailure` where the session cannot be written.
  static func begun(
    _ path: String, base: String, runner: any LineRunner, userAgent: String?, say: @escaping Say
  ) async throws -> TapRecording {
    let (stream, arrivals) = AsyncStream.makeStream(of: (TappedRequest, Recording).self)
    let (begun, hasBegun) = AsyncThrowingStream.makeStream(of: Void.self)
    let writing = Task { () async throws -> Int in
      let hand = HandedOver()
      let bodies = TappedBodies()
      let files = FileLog(bodies.files)
      let recorder = Recorder(
        RequestLog(hand), files: files, runner: runner, userAgent: userAgent, ports: { nil })
      recorder.base = base
      do {
        try await recorder.start(at: path) { _ in }
        hasBegun.finish()
      } catch {
        hasBegun.finish(throwing: error)
        throw error
      }
      let name = FilePath.name(of: path).split(separator: ".").first.map(String.init) ?? "body"
      var number = 0
      for await (tapped, recording) in stream {
        hand.hand(over: recording)
        number += 1
        let line = TappedLine(tapped, recording, fileName: "\(name)-\(number).bin")
        if let body = line.bytesOfFile { bodies.add(body, named: line.fileName, to: files) }
        _ = try? await recorder.requests.send(tapped.request)
        await recorder.append(line.text, Self.outcome(of: recording)) { say($0.text) }
      }
      if bodies.count > 0 {
        say("what was sent as bytes is in the recording: replay --live takes it with --recorded-files")
      }
      let written = recorder.stop()
      for line in written?.unlike ?? [] { say("goes another way when it is replayed: \(line)") }
      return written?.stepCount ?? 0
    }
    for try await _ in begun {}
    return TapRecording(arrivals, writing)
  }

  private init(
    _ arrivals: AsyncStream<(TappedRequest, Recording)>.Continuation, _ writing: Task<Int, any Error>
  ) {
    self.arrivals = arrivals
    self.writing = writing
  }

  func add(_ tapped: TappedRequest, _ recording: Recording) { arrivals.yield((tapped, recording)) }

  /// Writes what is left, and returns how many lines there are.
  func finish() async -> Int {
    arrivals.finish()
    return (try? await writing.value) ?? 0
  }

  private static func outcome(of recording: Recording) -> Outcome {
    if let failure = recording.failure { return .failed(failure.code) }
    guard let status = recording.exchange.response?.status, status >= 300 else { return .ok }
    return .failed(.http(status))
  }
}
