internal import ApusClient
internal import ApusRecordings
internal import ApusRedaction
internal import Synchronization

/// Sends requests, and writes each down before its answer is handed on.
final class Recorder: Transport {
  private struct State {
    var recordings: [Recording]
    var redactor: Redactor
    /// The places of recordings that were asked for.
    var used: Set<Int> = []
  }

  private let base: any Transport
  private let file: RecordedFile
  private let state: Mutex<State>

  init(_ base: any Transport, into file: RecordedFile, _ recordings: [Recording], _ redactor: Redactor) {
    self.base = base
    self.file = file
    state = Mutex(State(recordings: recordings, redactor: redactor))
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let copy = BodyCopy()
    let result: Result<Exchange, TransportError>
    do throws(TransportError) {
      result = .success(asked(try await base.send(copy.watching(request)), by: request))
    } catch {
      result = .failure(asked(error, by: request))
    }
    let recording =
      switch result {
      case .success(let exchange): Recording(exchange)
      case .failure(let failure): Recording(failure)
      }
    // Whoever gave up may have done so at any time: the next one would not be answered.
    if recording.failure?.code != .cancelled { try keep(copy.completing(recording)) }
    return try result.get()
  }

  private func keep(_ recording: Recording) throws(TransportError) {
    do {
      try state.withLock { state in
        try Self.add(recording, to: &state)
        try file.write(Cassette(recordings: state.recordings), &state.redactor)
      }
    } catch {
      throw TransportError(.requestParameter, "\(error)", exchange: recording.exchange)
    }
  }

  private static func add(_ recording: Recording, to state: inout State) throws(BodySource.Unreadable) {
    let key = try MatchKey(recording.exchange.request, redactor: &state.redactor)
    for place in state.recordings.indices where !state.used.contains(place) {
      let other = try? MatchKey(state.recordings[place].exchange.request, redactor: &state.redactor)
      guard other == key else { continue }
      state.recordings[place] = recording
      state.used.insert(place)
      return
    }
    state.used.insert(state.recordings.count)
    state.recordings.append(recording)
  }

  /// The exchange of the request as it was given, without what watches it.
  private func asked(_ exchange: Exchange, by request: Request) -> Exchange {
    var own = Exchange(
      request: request, startedAt: exchange.startedAt, hops: exchange.hops, body: exchange.body)
    own.earlier = exchange.earlier
    own.conversation = exchange.conversation
    return own
  }

  private func asked(_ failure: TransportError, by request: Request) -> TransportError {
    failure.about(asked(failure.exchange, by: request))
  }
}
