package import APIClient
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
  private struct State {
    var redactor: Redactor
    var isUsed: [Bool]
  }

  private let recordings: [Recording]
  /// `nil` for a recording whose request cannot be made again.
  private let keys: [MatchKey?]
  /// The numbers of the recordings of each URL, in order.
  private let numbersByURL: [String: [Int]]
  private let state: Mutex<State>

  package init(_ cassette: Cassette, redactor: Redactor = Redactor()) {
    var redactor = redactor
    recordings = cassette.recordings
    keys = recordings.map { try? MatchKey($0.exchange.request, redactor: &redactor) }
    numbersByURL = Dictionary(grouping: keys.indices) { [keys] in keys[$0]?.url ?? "" }
    state = Mutex(State(redactor: redactor, isUsed: Array(repeating: false, count: recordings.count)))
  }

  /// The recordings that no request asked for, by their numbers from 1.
  package var unused: [Int] {
    state.withLock { state in state.isUsed.indices.filter { !state.isUsed[$0] }.map { $0 + 1 } }
  }

  package func send(_ request: Request) async throws(TransportFailure) -> Exchange {
    let nothing = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0))
    if Task.isCancelled { throw TransportFailure(.cancelled, "the request was cancelled", exchange: nothing) }
    let answer: Answer
    do {
      answer = try state.withLock { try find(request, &$0) }
    } catch {
      let problem = error as? BodyProblem
      let text = problem.map { "the body cannot be read from \($0.path): \($0.reason)" } ?? "\(error)"
      throw TransportFailure(.requestBody, text, exchange: nothing)
    }
    switch answer {
    case .missing(let message): throw TransportFailure(.replayMissing, message, exchange: nothing)
    case .found(let number): return try deliver(recordings[number], to: request)
    }
  }

  private enum Answer {
    case found(Int)
    case missing(String)
  }

  private func find(_ request: Request, _ state: inout State) throws(BodyProblem) -> Answer {
    let asked = try MatchKey(request, redactor: &state.redactor)
    let same = numbersByURL[asked.url, default: []].filter { keys[$0] == asked }
    guard let number = same.first(where: { !state.isUsed[$0] }) else {
      return .missing(explain(asked, timesRecorded: same.count))
    }
    state.isUsed[number] = true
    return .found(number)
  }

  private func explain(_ asked: MatchKey, timesRecorded count: Int) -> String {
    let name = "\(asked.method) \(asked.url)"
    if count > 0 {
      return "\(name) was recorded \(count == 1 ? "once" : "\(count) times"), and is asked once more"
    }
    let rated = keys.enumerated().compactMap { number, key in key.map { (number, $0, $0.likeness(to: asked)) }
    }
    guard let nearest = rated.max(by: { ($0.2, $1.0) < ($1.2, $0.0) }) else {
      return "\(name) was not recorded; the cassette is empty"
    }
    let (number, key, _) = nearest
    return "\(name) was not recorded; the nearest is number \(number + 1), \(key.method) \(key.url): "
      + key.difference(from: asked)
  }

  /// Puts the recorded body where the request wants it.
  private func deliver(_ recording: Recording, to request: Request) throws(TransportFailure) -> Exchange {
    let recorded = recording.exchange
    let body = recorded.body
    func exchange(_ body: ReceivedBody) -> Exchange {
      Exchange(request: request, startedAt: recorded.startedAt, hops: recorded.hops, body: body)
    }
    switch request.options.delivery {
    case .memory: return try recording.outcome(exchange(body))
    case .chunks(let handler):
      for start in stride(from: 0, to: body.bytes.count, by: 65_536) {
        guard handler(body.bytes[start..<min(start + 65_536, body.bytes.count)]) else { break }
      }
      let delivered = ReceivedBody(byteCount: body.byteCount, wireByteCount: body.wireByteCount)
      return try recording.outcome(exchange(delivered))
    case .file(let path):
      do {
        try SafeFile.replace(path, with: body.bytes)
      } catch {
        throw TransportFailure(.requestParameter, error.description, exchange: exchange(body))
      }
      let delivered = ReceivedBody(byteCount: body.byteCount, wireByteCount: body.wireByteCount, file: path)
      return try recording.outcome(exchange(delivered))
    }
  }
}
