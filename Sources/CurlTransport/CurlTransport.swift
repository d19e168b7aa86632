package import APIClient

/// The REPL's transport: libcurl on one thread of its own, with one pool of connections.
///
/// Everything a request's options can ask for is honoured here. Nothing happens before the first request or
/// `preload()`: libcurl is loaded then, on the transport's thread.
package final class CurlTransport: Transport {
  private let mailbox: Mailbox
  private let proxies: ProxyEnvironment

  package convenience init() { self.init(loading: EasyHandle.loadLibrary) }

  /// `load` prepares the library, or says why it cannot be used; `proxies` is the environment's word on them.
  init(
    loading load: @escaping @Sendable () -> String? = EasyHandle.loadLibrary,
    proxies: ProxyEnvironment = .process
  ) {
    mailbox = Mailbox(loading: load)
    self.proxies = proxies
  }

  deinit { mailbox.post(.close) }

  /// Runs tasks on the transport's thread. One that sends request after request then waits for no other thread.
  package var executor: any TaskExecutor { TransferExecutor(mailbox: mailbox) }

  /// Loads libcurl on the transport's thread and returns at once, so that the first request need not wait for it.
  package func preload() { mailbox.open() }

  package func send(_ request: Request) async throws(TransportFailure) -> Exchange {
    let ticket = Ticket()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let job = Job(request: request, ticket: ticket, proxies: proxies, continuation: continuation)
        mailbox.post(.send(job))
      }
    } onCancel: {
      ticket.cancel()
      mailbox.post(.cancel(ticket))
    }
    return try result.get()
  }

  /// The cookies kept by now, from requests whose options use cookies. Expired ones are left out.
  package func cookies() async -> [StoredCookie] {
    await withCheckedContinuation { mailbox.post(.listCookies($0)) }
  }

  /// Forgets every cookie.
  package func clearCookies() async {
    await withCheckedContinuation { mailbox.post(.clearCookies($0)) }
  }
}
