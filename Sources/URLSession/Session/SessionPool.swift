import ApusClient
import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The URLSessions of one transport: one for each way of keeping things, made when first needed.
final class SessionPool: Sendable {
  private struct Kind: Hashable {
    let keepsCookies: Bool
    let keepsCache: Bool
  }

  private struct State {
    var sessions: [Kind: URLSession] = [:]
    var cookies: HTTPCookieStorage?
    var turnstiles: [Origin: Turnstile] = [:]
  }

  let configuration: URLSessionTransport.Configuration
  private let connectionsPerHost: Int
  private let delegate: SessionDelegate
  private let state = Mutex(State())
  /// Creating and resuming a task waits for its session's queue, so it is not done on a caller's thread.
  private let starting = DispatchQueue(label: "URLSessionTransport.start")
  static let cancelling = DispatchQueue(label: "URLSessionTransport.cancel")

  init(_ configuration: URLSessionTransport.Configuration = .init()) {
    self.configuration = configuration
    connectionsPerHost = max(1, configuration.connectionsPerHost)
    delegate = SessionDelegate(pinnedKeys: configuration.pinnedKeys)
  }

  /// Ends every session. Nothing is sent from here on.
  func close() {
    let sessions = state.withLock { state in
      defer { state.sessions = [:] }
      return Array(state.sessions.values)
    }
    for session in sessions { session.finishTasksAndInvalidate() }
  }

  func start(_ request: OutgoingRequest, for transfer: HopTransfer) {
    let session = session(for: request)
    starting.async { [self] in
      guard !transfer.isFinished else { return }
      let task = task(for: request, of: session)
      delegate.register(transfer, for: task, of: session)
      task.resume()
      transfer.attach(task)
      if !Self.shares(request) { session.finishTasksAndInvalidate() }
    }
  }

  #if !canImport(FoundationNetworking)
    /// Opens a WebSocket. Its connection is its own, and counts for nobody else.
    func startSocket(
      _ request: OutgoingRequest, _ news: SocketNews, longestMessage: Int
    ) -> URLSessionWebSocketTask {
      var asked = request.urlRequest
      asked.url = URL(string: WebSocketAddress.asWebSocket(request.sent.url.text))
      let session = session(for: request)
      let task = session.webSocketTask(with: asked)
      task.maximumMessageSize = longestMessage
      delegate.register(news, for: task, of: session)
      task.resume()
      return task
    }
  #endif

  private func task(for request: OutgoingRequest, of session: URLSession) -> URLSessionTask {
    switch request.body {
    case .none where configuration.backgroundIdentifier != nil:
      session.downloadTask(with: request.urlRequest)
    case .none: session.dataTask(with: request.urlRequest)
    case .bytes(let bytes): session.uploadTask(with: request.urlRequest, from: Data(bytes))
    case .file(let path):
      session.uploadTask(with: request.urlRequest, fromFile: URL(fileURLWithPath: path))
    }
  }

  /// Where a request waits for one of its origin's connections, so that its deadlines can begin when it has one. A
  /// request with a connection of its own does not wait.
  func turnstile(for request: OutgoingRequest) -> Turnstile? {
    guard Self.shares(request) else { return nil }
    let origin = request.sent.url.origin
    return state.withLock { state in
      if let known = state.turnstiles[origin] { return known }
      let turnstile = Turnstile(places: connectionsPerHost)
      state.turnstiles[origin] = turnstile
      return turnstile
    }
  }

  /// Whether a request may go over a connection that was kept. On Linux libcurl sends a request again, without a word,
  /// when such a one turns out dead; what may do its work twice has a session, and with it a connection, of its own.
  private static func shares(_ request: OutgoingRequest) -> Bool {
    #if canImport(FoundationNetworking)
      request.sent.method.isIdempotent
    #else
      true
    #endif
  }

  private func session(for request: OutgoingRequest) -> URLSession {
    #if canImport(FoundationNetworking)
      // On Linux a task that is cancelled while a URLCache is asked hangs, or ends the process: there is no cache.
      let kind = Kind(keepsCookies: request.usesCookies, keepsCache: false)
    #else
      let kind = Kind(keepsCookies: request.usesCookies, keepsCache: request.usesCache)
    #endif
    return state.withLock { state in
      guard Self.shares(request) else { return makeSession(kind, &state) }
      if let session = state.sessions[kind] { return session }
      let session = makeSession(kind, &state)
      state.sessions[kind] = session
      return session
    }
  }

  private func makeSession(_ kind: Kind, _ state: inout State) -> URLSession {
    let configuration = self.configuration.usual(named: kind.keepsCookies ? ".cookies" : "")
    state.cookies = state.cookies ?? configuration.httpCookieStorage
    configuration.httpCookieStorage = kind.keepsCookies ? state.cookies : nil
    configuration.httpShouldSetCookies = kind.keepsCookies
    configuration.httpCookieAcceptPolicy = kind.keepsCookies ? .always : .never
    configuration.urlCredentialStorage = nil
    if !kind.keepsCache { configuration.urlCache = nil }
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    // The deadlines are our own; these only have to be longer.
    configuration.timeoutIntervalForRequest = 7 * 24 * 3600
    configuration.timeoutIntervalForResource = 7 * 24 * 3600
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: .forCallbacks())
  }
}
