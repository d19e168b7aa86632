public import ApusClient

/// Sends requests with Foundation's `URLSession`: the transport for apps, on Apple platforms and on Linux.
///
/// What it does itself, because URLSession does not or not everywhere:
/// - It follows redirects, so that credentials stay with their origin and every hop is kept.
/// - It keeps the idle and total deadlines and the limits on decoded bytes and on header fields, and ends the
///   transfer when one is passed. A cancelled `send` returns at once, whatever URLSession is doing.
/// - It streams files in both directions. A multipart body that holds files is first written to a temporary
///   file, readable by its owner only, so that its size is known and its memory is not needed.
///
/// Nothing is kept between requests but open connections, and cookies for requests that ask for them
/// (`RequestOptions.usesCookies`): there is no credential store and nothing is written to disk. A cache exists
/// only on Apple platforms, in memory, for requests that ask for it (`CachePolicy.standard`).
///
/// An option that URLSession cannot keep fails with `request.parameter` before anything is sent: a unix socket,
/// `resolve`, a fixed HTTP version, a named proxy, digest credentials, authorities or client certificates of one's
/// own, and unverified TLS. On Linux so do a WebSocket and switching decompression off. GET and HEAD carry no body.
///
/// A WebSocket is carried by Apple's own task for them, which is compiled for its systems and has not been run there by
/// those who wrote this.
///
/// On Linux each POST, PATCH or other request that may do its work twice has a connection of its own, beside those that
/// `connectionsPerHost` counts: over one that was kept and is dead, it would be sent a second time.
///
/// Where a response differs from what was on the wire, `knownDifferences` says how and why. Three matter more than
/// the others: **on Linux a chunked response with trailers, a connection that is closed within a head, and a
/// Content-Length of 2⁶³-1 end the process**, inside Foundation, and nothing outside can prevent it. An app on Linux
/// that speaks to servers it does not trust does so from a process of its own, or over another transport.
public final class URLSessionTransport: Transport {
  private let sessions: SessionPool

  /// - Parameter connectionsPerHost: how many connections may be open to one host at a time; 6 by default, as
  ///   URLSession has it. Further requests wait for a free one; their deadlines begin when they have it, and
  ///   `Deadlines.waiting` limits the waiting. A connection of HTTP/2 carries up to 100 at a time.
  public convenience init(connectionsPerHost: Int = 6) {
    var configuration = Configuration()
    configuration.connectionsPerHost = connectionsPerHost
    self.init(configuration: configuration)
  }

  init(sessions: SessionPool) { self.sessions = sessions }

  deinit { sessions.close() }

  /// Sends a request and waits for the whole response.
  ///
  /// - Throws: `TransportError` when there is no whole response: among the codes are `request.parameter` for an option
  ///   that URLSession cannot keep, `network.…`, `tls.…` and `timeout.…`, `body.tooLarge` beyond a limit, and
  ///   `cancelled`. A response of any status is returned.
  public func send(_ request: Request) async throws(TransportError) -> Exchange {
    let conversation = Conversation(about: request, in: sessions)
    let problem = await conversation.run()
    if let problem { throw problem.failure(of: conversation.exchange) }
    return conversation.exchange
  }
}
