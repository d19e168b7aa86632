package import ApusClient
package import ApusRedaction
internal import ApusSystem
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Answers requests from a cassette, without a network.
///
/// A request is answered by the first recording with its method, URL and body that was not used yet. A recorded failure
/// is thrown as it was. Where nothing matches, `replay.missing` names the nearest recording and the difference.
package final class CassetteTransport: Transport {
  private struct Entry {
    let recording: Recording
    /// `nil` for a recording whose request cannot be made again, and before `State.makeKeys`.
    var key: MatchKey?
    var isUsed = false
  }

  private struct State {
    var redactor: Redactor
    var entries: [Entry] = []
    /// The places of the recordings of each URL, in order.
    var placesByURL: [String: [Int]] = [:]
    var answered: [Int] = []
    /// Of what there are no keys yet, in the order in which it came: the places of recordings, and what was asked.
    private var waiting: [Waiting] = []
    /// As long as each request was the very one that was recorded next, how many were.
    private var inOrder = 0

    private enum Waiting {
      case recording(Int)
      case asked(Request)
    }

    init(_ redactor: Redactor) { self.redactor = redactor }

    mutating func add(_ recording: Recording) {
      waiting.append(.recording(entries.count))
      entries.append(Entry(recording: recording))
    }

    /// The next recording, where all before it were asked for and this is the same request, to the byte. Then nothing has
    /// to be known of what is secret in either.
    mutating func takeNext(_ request: Request) -> Int? {
      guard inOrder < entries.count, !entries[inOrder].isUsed,
        entries[inOrder].recording.exchange.request.isSame(as: request)
      else { return nil }
      waiting.append(.asked(request))
      inOrder += 1
      return inOrder - 1
    }

    /// Makes the keys that are not there yet. What is secret is learned in the order in which it came.
    mutating func makeKeys() {
      for item in waiting {
        switch item {
        case .asked(let request): _ = try? MatchKey(request, redactor: &redactor)
        case .recording(let place):
          let key = try? MatchKey(entries[place].recording.exchange.request, redactor: &redactor)
          placesByURL[key?.url ?? "", default: []].append(place)
          entries[place].key = key
        }
      }
      waiting = []
    }
  }

  private let state: Mutex<State>
  private let placeOfFile: @Sendable (String) -> String
  private let repeats: Bool
  private let interrupted: @Sendable () -> Void

  /// - Parameters:
  ///   - repeats: whether the last recording of a request answers it again when all are used.
  ///   - placeOfFile: where a body is put that a request wants in a file. By default where it says.
  ///   - interrupted: called with an answer after which the line was interrupted when it was recorded.
  package init(
    _ cassette: Cassette, redactor: Redactor = Redactor(), repeats: Bool = false,
    placeOfFile: @escaping @Sendable (String) -> String = { $0 },
    interrupted: @escaping @Sendable () -> Void = {}
  ) {
    var state = State(redactor)
    for recording in cassette.recordings { state.add(recording) }
    self.state = Mutex(state)
    self.repeats = repeats
    self.placeOfFile = placeOfFile
    self.interrupted = interrupted
  }

  /// Adds to what can be answered.
  ///
  /// - Returns: the number of the first of them, from 1.
  @discardableResult
  package func add(_ recordings: [Recording]) -> Int {
    state.withLock { state in
      defer { for recording in recordings { state.add(recording) } }
      return state.entries.count + 1
    }
  }

  /// How many recordings there are.
  package var count: Int { state.withLock { $0.entries.count } }

  /// The number, from 0, of the recording behind the last that was asked for.
  package var place: Int { state.withLock { $0.entries.lastIndex(where: \.isUsed).map { $0 + 1 } ?? 0 } }

  /// Whether the recording behind the last that was asked for is of the same request once more, and not surely of the
  /// next line.
  package var comesAgain: Bool {
    state.withLock { state in
      state.makeKeys()
      let two = state.entries[(state.entries.lastIndex(where: \.isUsed) ?? 0)...].prefix(2)
      let keys = two.compactMap(\.key)
      return keys.count == 2 && keys.first == keys.last && two.first?.recording.endsWait == false
    }
  }

  /// The recordings that no request asked for, by their numbers from 1.
  package var unused: [Int] {
    state.withLock { state in state.entries.indices.filter { !state.entries[$0].isUsed }.map { $0 + 1 } }
  }

  /// The recordings behind the last that was asked for: lines asked for them that are not there any more.
  package var leftBehind: [Recording] {
    state.withLock { state in
      let first = state.entries.lastIndex(where: \.isUsed).map { $0 + 1 } ?? 0
      guard first < state.entries.count else { return [] }
      state.makeKeys()
      return state.entries[first...].filter { $0.key != nil && !$0.recording.isUnasked }.map(\.recording)
    }
  }

  /// The recordings that were answered with since this was last asked for, in that order.
  package func takeAnswered() -> [Recording] {
    state.withLock { state in
      defer { state.answered = [] }
      return state.answered.map { state.entries[$0].recording }
    }
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    let nothing = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0))
    if Task.isCancelled { throw TransportError(.cancelled, "the request was cancelled", exchange: nothing) }
    let answer: Answer
    do {
      answer = try state.withLock { try Self.find(request, repeats: repeats, &$0) }
    } catch {
      let problem = error as? BodySource.Unreadable
      let text = problem.map { "the body cannot be read from \($0.path): \($0.reason)" } ?? "\(error)"
      throw TransportError(.requestBody, text, exchange: nothing)
    }
    switch answer {
    case .missing(let message): throw TransportError(.replayMissing, message, exchange: nothing)
    case .found(let recording):
      if recording.isInterrupted { interrupted() }
      if let line = request.options.webSocket, let talk = RecordedConversation(recording) {
        return try await talk.hold(request, over: line)
      }
      return try deliver(recording, to: request)
    }
  }

  private enum Answer {
    case found(Recording)
    case missing(String)
  }

  private static func find(
    _ request: Request, repeats: Bool, _ state: inout State
  ) throws(BodySource.Unreadable) -> Answer {
    let place: Int
    if let next = state.takeNext(request) {
      place = next
    } else {
      state.makeKeys()
      let asked = try MatchKey(request, redactor: &state.redactor)
      let places = state.placesByURL[asked.url, default: []]
      let first = places.first { !state.entries[$0].isUsed && state.entries[$0].key == asked }
      let again = repeats && first == nil ? places.last { state.entries[$0].key == asked } : nil
      guard let first = first ?? again else {
        let count = places.count { state.entries[$0].key == asked }
        return .missing(explain(asked, timesRecorded: count, state))
      }
      place = first
    }
    state.entries[place].isUsed = true
    state.answered.append(place)
    return .found(state.entries[place].recording)
  }

  private static func explain(_ asked: MatchKey, timesRecorded count: Int, _ state: State) -> String {
    let name = "\(asked.method) \(asked.url)"
    if count > 0 {
      return "\(name) was recorded \(count == 1 ? "once" : "\(count) times"), and is asked once more"
    }
    let rated = state.entries.enumerated().compactMap { place, entry in
      entry.key.map { (place, $0, $0.likeness(to: asked)) }
    }
    guard let nearest = rated.max(by: { ($0.2, $1.0) < ($1.2, $0.0) }) else {
      return "\(name) was not recorded; the cassette is empty"
    }
    let (place, key, _) = nearest
    return "\(name) was not recorded; the nearest is number \(place + 1), \(key.method) \(key.url): "
      + key.difference(from: asked)
  }

  /// Leaves what came of a body that was cut where a transport does: beside the file.
  private func leavePart(_ bytes: [UInt8], of path: String) -> String? {
    guard !bytes.isEmpty, let part = try? OutputFile.unusedPart(of: placeOfFile(path)) else { return nil }
    return (try? SafeFile.replace(part, with: bytes)) == nil ? nil : part
  }

  /// Puts the recorded body where the request wants it.
  private func deliver(_ recording: Recording, to request: Request) throws(TransportError) -> Exchange {
    let recorded = recording.exchange
    let body = recorded.body
    if let head = recorded.response { request.options.onResponse?(head) }
    func exchange(_ body: ReceivedBody) -> Exchange {
      Exchange(request: request, startedAt: recorded.startedAt, hops: recorded.hops, body: body)
    }
    let delivery = recorded.response.map { request.options.delivery(for: $0) }
    let delivered = ReceivedBody(byteCount: body.byteCount, wireByteCount: body.wireByteCount)
    switch delivery ?? .memory {
    case .memory, .overflowing: return try recording.outcome(exchange(body))
    case .chunks(let handler):
      for start in stride(from: 0, to: body.bytes.count, by: 65_536) {
        guard handler(body.bytes[start..<min(start + 65_536, body.bytes.count)]) else { break }
      }
      return try recording.outcome(exchange(delivered))
    case .file(let path) where recording.failure != nil:
      let part = leavePart(body.bytes, of: path)
      return try recording.outcome(
        exchange(
          ReceivedBody(byteCount: body.byteCount, wireByteCount: body.wireByteCount, part: part)))
    case .file(let path):
      do {
        try SafeFile.replace(placeOfFile(path), with: body.bytes)
      } catch {
        throw TransportError(.requestParameter, error.description, exchange: exchange(body))
      }
      let delivered = ReceivedBody(byteCount: body.byteCount, wireByteCount: body.wireByteCount, file: path)
      return try recording.outcome(exchange(delivered))
    }
  }
}
