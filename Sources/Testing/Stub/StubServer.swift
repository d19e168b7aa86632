public import ApusClient
internal import ApusRecordings
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A server that is not there: it answers by method and path, and keeps what it was asked. For tests.
///
///     let server = StubServer()
///     server.answer(.get, "/users/{login}", with: try .value(["login": "octocat"]))
///     server.answer(.post, "/fruits", with: .failure(.reset), .status(201))
///     let client = APIClient(service: Shop(), transport: server)
///     …
///     #expect(server.received(.post, "/fruits").count == 2)
///
/// An answer goes where the request wants it: into memory, to a handler, into a file, with its progress, and cancelling
/// ends it. Redirects are not followed.
public final class StubServer: Transport {
  private struct Route: Sendable {
    let method: HTTPMethod
    let pattern: RoutePattern
    let answer: @Sendable (ReceivedRequest) async throws -> StubAnswer
  }

  private struct State {
    var routes: [Route] = []
    var received: [(request: ReceivedRequest, pattern: RoutePattern?)] = []
  }

  private let state = Mutex(State())
  private let wait: @Sendable (Duration) async throws -> Void

  /// - Parameter wait: passes the time of answers that come late. By default it sleeps.
  public init(wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) {
    self.wait = wait
  }

  /// Answers a method and a path, whatever host is asked.
  ///
  /// - Parameters:
  ///   - path: the whole path of the URL; `{name}` stands for any segment. Items of a query behind `?` have to be there,
  ///     and others may be. What is said last counts.
  ///   - answers: one request after the other; the last answers all that follow.
  public func answer(_ method: HTTPMethod, _ path: String, with answers: StubAnswer...) {
    let turns = Turns(answers)
    answer(method, path) { _ in turns.next() }
  }

  /// Answers a method and a path with what a function makes of the request.
  ///
  /// - Parameters:
  ///   - path: as above.
  ///   - answer: may throw a `TransportError`, which is thrown on; what else it throws is `network.closed`.
  public func answer(
    _ method: HTTPMethod, _ path: String,
    by answer: @escaping @Sendable (ReceivedRequest) async throws -> StubAnswer
  ) {
    let route = Route(method: method, pattern: RoutePattern(path), answer: answer)
    state.withLock { $0.routes.append(route) }
  }

  /// Answers as a recording does, by method, path and query; the same request more than once in the order of its
  /// recordings, and the last of them stays. For matching by body, too, there is `RecordedTransport`.
  ///
  /// - Parameters:
  ///   - path: as `RecordedTransport` takes it.
  ///   - file: the file that calls.
  /// - Throws: `RecordingError` for a file that is not there or no recording.
  public func answer(fromRecording path: String, file: String = #filePath) throws(RecordingError) {
    let recordings = try RecordedFile(path, beside: file).read().recordings
    var order: [String] = []
    var answers: [String: (HTTPMethod, String, [StubAnswer])] = [:]
    for recording in recordings {
      let request = recording.exchange.request
      let key = "\(request.method) \(request.url.target)"
      if answers[key] == nil { order.append(key) }
      answers[key, default: (request.method, request.url.target, [])].2.append(StubAnswer(recording))
    }
    for case (let method, let target, let list)? in order.map({ answers[$0] }) {
      let turns = Turns(list)
      answer(method, target) { _ in turns.next() }
    }
  }

  /// All requests by now, in order, those that nothing answers included.
  public var received: [ReceivedRequest] { state.withLock { $0.received.map(\.request) } }

  /// The requests of a method that were answered by a path, which is written as it was for the answer.
  public func received(_ method: HTTPMethod, _ path: String) -> [ReceivedRequest] {
    let pattern = RoutePattern(path)
    return state.withLock { state in
      state.received.filter { $0.request.method == method && $0.pattern == pattern }.map(\.request)
    }
  }

  /// Answers a request.
  ///
  /// - Throws: `TransportError` for an answer that is a failure; `replay.missing` where nothing answers, with the nearest
  ///   path that has an answer; `cancelled` when the task is cancelled.
  public func send(_ request: Request) async throws(TransportError) -> Exchange {
    let found = state.withLock { state -> (Route, ReceivedRequest)? in
      for route in state.routes.reversed() where route.method == request.method {
        guard let values = route.pattern.values(in: request.url) else { continue }
        let received = ReceivedRequest(request, values)
        state.received.append((received, route.pattern))
        return (route, received)
      }
      state.received.append((ReceivedRequest(request, [:]), nil))
      return nil
    }
    guard let (route, received) = found else {
      throw failure(
        .replayMissing, "nothing answers \(request.method) \(request.url.path); \(nearest(request))", request)
    }
    let answer: StubAnswer
    do {
      answer = try await route.answer(received)
    } catch let thrown as TransportError {
      throw thrown
    } catch {
      throw failure(.closed, "the stub threw \(error)", request)
    }
    return try await answer.made(wait).deliver(to: request)
  }

  private func nearest(_ request: Request) -> String {
    let routes = state.withLock(\.routes)
    func likeness(_ route: Route) -> Int {
      2 * route.pattern.likeness(to: request.url) + (route.method == request.method ? 1 : 0)
    }
    guard let nearest = routes.max(by: { likeness($0) < likeness($1) }) else {
      return "it has no answers yet"
    }
    return "the nearest it has is \(nearest.method) \(nearest.pattern)"
  }

  private func failure(_ code: ErrorCode, _ message: String, _ request: Request) -> TransportError {
    let exchange = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0))
    return TransportError(code, message, exchange: exchange)
  }
}

/// Answers one after the other; the last stays.
private final class Turns: Sendable {
  private let answers: [StubAnswer]
  private let place = Mutex(0)

  init(_ answers: [StubAnswer]) { self.answers = answers }

  func next() -> StubAnswer {
    place.withLock { place in
      defer { place = min(place + 1, answers.count - 1) }
      return answers.indices.contains(place) ? answers[place] : StubAnswer()
    }
  }
}
