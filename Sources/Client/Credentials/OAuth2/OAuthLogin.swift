internal import Synchronization

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Shows a token of OAuth 2 to one origin, and renews it: before a request when it has run out, and once after a 401.
///
///     let login = OAuthLogin(
///       tokens, from: server, to: client, for: api.baseURL.origin, onRenewal: { keychain.save($0) })
///     let client = APIClient(service: api, transport: transport, middleware: [login])
///
/// However many requests need it at once, it is renewed once, also where the one that began it is cancelled; none waits for
/// what another began any longer than its own `deadlines.total`. A request that can be sent twice (GET, HEAD, OPTIONS, PUT,
/// DELETE) is sent again after a 401; any other where `mayRepeat` says so, and else the next request renews the token. A
/// second 401 is the answer. Where there is no other token to be had, a request fails with `auth.refresh`.
public final class OAuthLogin: Middleware {
  struct State {
    var tokens: OAuthTokens
    var server: OAuthServer
    /// How many there were.
    var count = 0
    /// The renewal that goes on, and how many there were.
    var running: Renewal?
    var renewals = 0
    /// Whether the server did not take them, and nobody has renewed them since.
    var isRefused = false
    /// Why the refresh token is gone; it is not shown again.
    var refusal: OAuthError?
    /// What was shown before: a request that was made with one is this login's, too.
    var past: [HeaderField] = []
  }

  /// Who has them.
  public let client: OAuthClient
  /// Where they are shown.
  public let origin: Origin
  /// How they were had.
  public let grant: OAuthGrant
  /// Whether requests that show nothing get the token.
  private let fillsIn: Bool
  let now: @Sendable () -> Date
  private let mayRepeat: @Sendable (Request) async -> Bool
  let renewing: Renewing
  /// Whether a renewal goes on when nobody waits for it any more: its server may have taken the refresh token already.
  let renewsUnwaited: Bool
  /// Why what followed is not there for the next run.
  package let unkept: UnkeptTokens
  let state: Mutex<State>

  /// - Parameters:
  ///   - tokens: those to begin with.
  ///   - server: who gave them.
  ///   - client: who asked for them.
  ///   - origin: where the access token is shown.
  ///   - grant: how they were had; by a code by default. A client that asks for itself asks again, where others renew.
  ///   - mayRepeat: asked before a request is sent again that may do something twice. Never by default.
  ///   - onRenewal: gets the tokens that followed, to be kept.
  public convenience init(
    _ tokens: OAuthTokens, from server: OAuthServer, to client: OAuthClient, for origin: Origin,
    grant: OAuthGrant = .code, mayRepeat: @escaping @Sendable (Request) async -> Bool = { _ in false },
    onRenewal: @escaping @Sendable (OAuthTokens) -> Void = { _ in }
  ) {
    self.init(
      tokens, from: server, to: client, for: origin, grant: grant, fillsIn: true, renewsUnwaited: true,
      now: { Date() }, mayRepeat: mayRepeat,
      renewing: { old, _, ask in
        let tokens = try await ask(old)
        onRenewal(tokens)
        return tokens
      })
  }

  /// Has tokens renewed that do not do any more, by what asks the server, and keeps what comes of it. It asks with newer
  /// ones than it was given, or not at all, where somebody else renewed them meanwhile. The server is as asking shows it.
  package typealias Renewing =
    @Sendable (
      _ old: OAuthTokens, _ server: @Sendable () -> OAuthServer,
      _ ask: @Sendable (OAuthTokens) async throws -> OAuthTokens
    ) async throws -> OAuthTokens

  package init(
    _ tokens: OAuthTokens, from server: OAuthServer, to client: OAuthClient, for origin: Origin,
    grant: OAuthGrant, fillsIn: Bool, renewsUnwaited: Bool = false, now: @escaping @Sendable () -> Date,
    mayRepeat: @escaping @Sendable (Request) async -> Bool, unkept: UnkeptTokens = UnkeptTokens(),
    renewing: @escaping Renewing
  ) {
    self.client = client
    self.origin = origin
    self.grant = grant
    self.fillsIn = fillsIn
    self.renewsUnwaited = renewsUnwaited
    self.now = now
    self.mayRepeat = mayRepeat
    self.unkept = unkept
    self.renewing = renewing
    state = Mutex(State(tokens: tokens, server: server))
  }

  /// Who gave the tokens, with what its answers have shown of it.
  public var server: OAuthServer { state.withLock(\.server) }

  /// Those that are shown now.
  public var tokens: OAuthTokens { state.withLock(\.tokens) }

  /// The time by which it judges them.
  package var time: Date { now() }

  /// What requests show.
  package var field: HeaderField { tokens.field }

  /// Sends the request on with the token, and once again with another one after a 401.
  ///
  /// - Throws: what `next` throws; `TokenRefreshError` when there is no token to be had.
  public func send(_ request: Request, next: any Transport) async throws -> Exchange {
    guard isOurs(request) else { return try await next.send(request) }
    var (count, isRefused) = state.withLock { ($0.count, $0.isRefused) }
    var renewal: TokenRenewal?
    let isExpired = tokens.isExpired(at: now())
    if isExpired || isRefused {
      do {
        count = try await renewed(after: count, over: next, Exchange(request: request, startedAt: now()))
        renewal = .before
      } catch {
        state.withLock { $0.isRefused = false }
        // What was refused once may have been refused for another reason.
        if isExpired { throw error }
      }
    }
    var refused = try await next.send(showing(request, after: renewal))
    refused.renewal = renewal
    guard isRefusal(refused) else { return refused }
    guard await canRepeat(request) else {
      guard canRenew else { return refused }
      state.withLock { if $0.count == count { $0.isRefused = true } }
      refused.renewal = .left
      return refused
    }
    _ = try await renewed(after: count, over: next, refused)
    var answer = try await next.send(showing(request, after: .afterRefusal))
    answer.earlier = refused.attempts + answer.earlier
    answer.renewal = .afterRefusal
    return answer
  }

  /// The same, where an answer is wanted in any case: where there is no other token, that of the one there is.
  package func sendAnyway(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    do {
      return try await send(request, next: next)
    } catch let failure as TransportError {
      throw failure
    } catch let failure as TokenRefreshError {
      var answer = failure.exchange
      let error = failure.cause as? OAuthError
      let renewal = TokenRenewal.failed("\(error?.message ?? "\(failure.cause)")", said: error?.said)
      if answer.response == nil { answer = try await next.send(showing(request, after: renewal)) }
      answer.renewal = renewal
      return answer
    } catch {
      let nothing = Exchange(request: request, startedAt: now())
      throw TransportError(.cancelled, "the request was cancelled", exchange: nothing)
    }
  }

  private func isOurs(_ request: Request) -> Bool {
    if fillsIn, request.url.origin == origin, !request.headers.contains("Authorization") { return true }
    return isShown(in: request)
  }

  /// Whether a request shows one of its tokens.
  package func isShown(in request: Request) -> Bool {
    guard request.url.origin == origin, let shown = request.headers.first("Authorization") else {
      return false
    }
    return state.withLock { state in
      ([state.tokens.field] + state.past).contains { $0.revealed == shown.revealed }
    }
  }

  /// Whether the server does not take the token. One that it takes, and that is good for something else, it would not take
  /// after a renewal either.
  private func isRefusal(_ exchange: Exchange) -> Bool {
    guard let head = exchange.response, head.status == 401,
      exchange.hops.last?.sent.url.origin ?? origin == origin
    else { return false }
    let said = head.headers.values(of: "WWW-Authenticate").joined(separator: ",")
    return !said.contains("error=") || said.contains("invalid_token")
  }

  private func canRepeat(_ request: Request) async -> Bool {
    guard request.body?.isRepeatable ?? true else { return false }
    if ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"].contains(request.method.name) { return true }
    // Nobody is asked for what cannot be done.
    return canRenew ? await mayRepeat(request) : false
  }

  var canRenew: Bool { grant == .client || tokens.refreshToken != nil }

  /// - Parameter renewal: what was done about the token before; a conversation goes on for long before its exchange tells.
  private func showing(_ request: Request, after renewal: TokenRenewal?) -> Request {
    request.options.webSocket?.note(renewal)
    var shown = request
    shown.headers = request.headers.setting(field)
    // Whoever takes the body as it comes is to get that of the answer that counts.
    shown.options.keepsInMemory = { $0.status == 401 }
    return shown
  }
}
