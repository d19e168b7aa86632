public import ApusClient
internal import ApusSystem
internal import Synchronization

/// Sends requests over libcurl, which does so on one thread, with one pool of connections: the program's transport, and the
/// one for apps on Linux, where Foundation's URLSession ends the process at some answers.
///
/// libcurl (`libcurl.so.4`) has to be installed; where it is not, the first request fails and says so.
/// Everything a request's options can ask for is honoured here. Nothing happens before the first request or
/// `preload()`: a thread is started and libcurl loaded then.
public final class CurlTransport: Transport {
  private let mailbox = Mailbox()
  private let load: @Sendable () -> String?
  private let proxies: ProxyEnvironment
  private let authorities: AuthorityEnvironment

  /// A transport that has asked for nothing yet. One is enough for an app.
  public convenience init() { self.init(loading: EasyHandle.loadLibrary) }

  /// `load` prepares the library, or says why it cannot be used; `proxies` and `authorities` are the
  /// environment's word on them.
  init(
    loading load: @escaping @Sendable () -> String? = EasyHandle.loadLibrary,
    proxies: ProxyEnvironment = .process, authorities: AuthorityEnvironment = .process
  ) {
    self.load = load
    self.proxies = proxies
    self.authorities = authorities
  }

  deinit { _ = mailbox.post(.close) }

  /// Runs tasks on the transport's thread. One that sends request after request then waits for no other thread.
  package var executor: any TaskExecutor { TransferExecutor(mailbox: mailbox) }

  /// Loads libcurl on another thread than the caller's and returns at once, so that the first request need not wait
  /// for it.
  package func preload() {
    if !openThread() { SystemThread.start { [load] in _ = load() }?.detach() }
  }

  /// Starts the transport's thread; `false` when it has one already.
  private func openThread() -> Bool {
    guard mailbox.expect() else { return false }
    let (mailbox, load) = (mailbox, load)
    let thread = SystemThread.start {
      let loop = TransferLoop(mailbox: mailbox, loading: load)
      loop.prepare()
      loop.open()
      loop.run()
    }
    guard let thread else {
      for letter in mailbox.close() { letter.turnAway("the system has no thread for it") }
      return true
    }
    thread.detach()
    return true
  }

  /// Sends a request and waits for the whole response.
  ///
  /// - Throws: `TransportError` when there is no whole response: among the codes are `network.…`, `tls.…` and `timeout.…`,
  ///   `body.tooLarge` beyond a limit, and `cancelled`. A response of any status is returned.
  public func send(_ request: Request) async throws(TransportError) -> Exchange {
    let ticket = Job.Ticket()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        _ = openThread()
        post(
          .send(
            Job(
              request: request, ticket: ticket, proxies: proxies, authorities: authorities,
              wake: { [mailbox] in _ = mailbox.post(.look) }
            ) {
              continuation.resume(returning: $0)
            }))
      }
    } onCancel: {
      ticket.cancel()
      post(.cancel(ticket))
    }
    return try result.get()
  }

  /// The cookies kept by now, from requests whose options use cookies. Expired ones are left out.
  package func cookies() async -> [CookieLine] {
    await withCheckedContinuation { continuation in
      post(.listCookies { continuation.resume(returning: $0) })
    }
  }

  /// Forgets every cookie.
  package func clearCookies() async {
    await withCheckedContinuation { continuation in post(.clearCookies { continuation.resume() }) }
  }

  /// Keeps other cookies than those there are, which are returned.
  package func replaceCookies(by lines: CookieLines) async -> CookieLines {
    await withCheckedContinuation { continuation in
      // What is kept before the first request waits for it.
      if !lines.lines.isEmpty { _ = openThread() }
      post(.replaceCookies(lines) { continuation.resume(returning: $0) })
    }
  }

  private func post(_ letter: Letter) {
    if !mailbox.post(letter) { letter.turnAway("the transport has no thread") }
  }
}

extension CurlTransport {
  /// Does `work`, and everything that is sent for it, on the calling thread, and waits for its end. For a program that
  /// does one thing after the other: no thread is started, and none is waited for. libcurl is loaded for the first
  /// request.
  package static func onThisThread<Value: Sendable>(
    _ work: @escaping @Sendable (CurlTransport) async -> Value
  ) -> Value {
    onThisThread(with: CurlTransport(), work)
  }

  /// `transport` is one that nothing was asked of yet.
  static func onThisThread<Value: Sendable>(
    with transport: CurlTransport, _ work: @escaping @Sendable (CurlTransport) async -> Value
  ) -> Value {
    let loop = TransferLoop(mailbox: transport.mailbox, loading: transport.load)
    let result = Result<Value>()
    loop.open()
    Task(executorPreference: transport.executor) {
      let value = await work(transport)
      result.value.withLock { $0 = value }
      transport.post(.close)
    }
    while true {
      loop.run()
      if let value = result.value.withLock({ $0 }) { return value }
    }
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
