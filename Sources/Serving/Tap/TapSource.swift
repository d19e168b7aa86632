internal import ApusClient
internal import ApusPractice
internal import ApusRecordings
internal import Synchronization

/// Asks another server what a program here asks, and tells what came of it.
final class TapSource: MockSource {
  private let server: WebURL
  private let transport: any Transport
  private let came: @Sendable (TappedRequest, Recording) -> Void
  /// Gets what no request and answer is, and is not passed on.
  private let refused: @Sendable (String) -> Void
  /// What is under way, to be ended when the server stops.
  private let running = Mutex<(isStopped: Bool, tasks: [Int: Task<Void, Never>], started: Int)>(
    (false, [:], 0))

  init(
    to server: WebURL, over transport: any Transport,
    came: @escaping @Sendable (TappedRequest, Recording) -> Void,
    refused: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.server = server
    self.transport = transport
    self.came = came
    self.refused = refused
  }

  /// Waits for the other server: each connection has a thread of its own.
  func answer(_ request: MockRequest) -> MockAnswer? {
    if request.asksForWebSocket {
      refused("not passed on, and not recorded: \(request.method) \(request.path) asks for a WebSocket")
      return .problem(501, "WebSockets do not pass here: only requests and answers are recorded.")
    }
    guard let tapped = TappedRequest(request, to: server) else { return nil }
    let awaited = AwaitedRecording()
    let number = running.withLock { running -> Int? in
      guard !running.isStopped else { return nil }
      running.started += 1
      let number = running.started
      running.tasks[number] = Task { [transport] in
        do throws(TransportError) {
          awaited.came(Recording(try await transport.send(tapped.request)))
        } catch {
          awaited.came(Recording(error))
        }
      }
      return number
    }
    guard let number else { return .problem(503, "This server stops.") }
    guard let recording = awaited.wait() else { return nil }
    running.withLock { $0.tasks[number] = nil }
    if recording.failure?.code != .cancelled { came(tapped, recording) }
    return TappedAnswer.answer(recording, to: request, from: server)
  }

  func nearest(to request: MockRequest) -> String? { nil }

  /// Gives up what is under way.
  func stop() {
    let tasks = running.withLock { running in
      running.isStopped = true
      return Array(running.tasks.values)
    }
    for task in tasks { task.cancel() }
  }
}

extension MockRequest {
  fileprivate var asksForWebSocket: Bool {
    fields.contains { field in
      field.name.lowercased() == "upgrade"
        && field.value.split(separator: ",").contains { $0.filter { $0 != " " }.lowercased() == "websocket" }
    }
  }
}
