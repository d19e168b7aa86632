internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Shows a token to one origin, and asks for another one when the server says 401.
///
///     let login = TokenRefresh(token: saved, for: api.baseURL.origin) { old in
///       try await accounts.send(Renew(refreshToken: keychain.refreshToken)).token
///     }
///     let client = APIClient(service: api, transport: transport, middleware: [login])
///
/// However many requests are refused at once, one token is asked for, and each of them is sent again once. A second 401 is
/// the answer. A request that brings a credential of its own keeps it, and one whose body can be read only once is not sent
/// again. Where no token can be had, each of them fails with `auth.refresh`; the next request tries anew.
public final class TokenRefresh: Middleware {
  /// Gets a new token.
  ///
  /// - Parameter refused: the one that the server did not take; `nil` when there was none.
  public typealias Refresh = @Sendable (_ refused: Secret?) async throws -> Secret

  private struct State {
    var token: Secret?
    /// How many tokens there were.
    var count = 0
    var running: Task<Secret, any Error>?
  }

  private let origin: Origin
  private let field: String
  private let prefix: String
  private let refresh: Refresh
  private let state: Mutex<State>

  /// A token in any field; `init(token:for:refresh:)` takes the usual one.
  ///
  /// - Parameters:
  ///   - token: the one to begin with. Without one, the first request asks for it.
  ///   - origin: where it is shown.
  ///   - field: the header field it stands in.
  ///   - prefix: what stands before it.
  ///   - refresh: gets another one. What it sends must not go through this middleware.
  public init(
    token: Secret? = nil, for origin: Origin, field: String, prefix: String, refresh: @escaping Refresh
  ) {
    self.origin = origin
    self.field = field
    self.prefix = prefix
    self.refresh = refresh
    state = Mutex(State(token: token))
  }

  /// The token that is shown now; `nil` before there is one.
  public var token: Secret? { state.withLock(\.token) }

  /// Shows another token from now on, or none, as after a login or a logout.
  public func set(_ token: Secret?) {
    state.withLock { state in
      state.token = token
      state.count += 1
    }
  }

  /// Sends the request on with the token, and once again with another one after a 401.
  ///
  /// - Throws: what `next` throws; `TokenRefreshError` when there is no token to be had; `cancelled` at once when the task
  ///   is cancelled while it waits for a token, which is got for the others all the same.
  public func send(_ request: Request, next: any Transport) async throws -> Exchange {
    guard request.url.origin == origin, !request.headers.contains(field) else {
      return try await next.send(request)
    }
    var (token, count) = state.withLock { ($0.token, $0.count) }
    if token == nil {
      let nothing = Exchange(request: request, startedAt: Date())
      (token, count) = try await renewed(after: count, nothing)
    }
    let refused = try await next.send(showing(token, to: request))
    guard refused.response?.status == 401, refused.hops.last?.sent.url.origin ?? origin == origin,
      request.body?.isRepeatable ?? true
    else { return refused }
    let (fresh, _) = try await renewed(after: count, refused)
    var answer = try await next.send(showing(fresh, to: request))
    answer.earlier = refused.attempts + answer.earlier
    return answer
  }

  private func showing(_ token: Secret?, to request: Request) -> Request {
    guard let token else { return request }
    var shown = request
    shown.headers = request.headers.setting(HeaderField(name: field, value: token.prefixed(by: prefix)))
    // Whoever takes the body as it comes is to get that of the answer that counts.
    shown.options.keepsInMemory = { $0.status == 401 }
    return shown
  }

  /// A token that is newer than the one with this number: one that is there, one that is being asked for, or another.
  private func renewed(after count: Int, _ refused: Exchange) async throws -> (Secret?, Int) {
    let task = state.withLock { state -> Task<Secret, any Error>? in
      if state.count > count, state.token != nil { return nil }
      if let running = state.running { return running }
      let started = Task { [self, token = state.token, count = state.count] in
        try await ask(insteadOf: token, count)
      }
      state.running = started
      return started
    }
    try await task?.renewal(after: refused)
    return state.withLock { ($0.token, $0.count) }
  }

  private func ask(insteadOf token: Secret?, _ count: Int) async throws -> Secret {
    let result: Result<Secret, any Error>
    do { result = .success(try await refresh(token)) } catch { result = .failure(error) }
    state.withLock { state in
      state.running = nil
      // One that was set meanwhile counts.
      guard case .success(let token) = result, state.count == count else { return }
      state.token = token
      state.count += 1
    }
    return try result.get()
  }
}
