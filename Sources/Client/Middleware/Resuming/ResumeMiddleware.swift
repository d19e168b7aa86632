internal import ApusSystem

/// Goes on with a download that broke off, where it ended: with `Range`, and with `If-Range`, so that parts of two versions
/// are never put together.
///
///     let client = APIClient(service: shop, transport: transport, middleware: [ResumeMiddleware()])
///
/// It is for GET with `Delivery.file` alone; everything else passes. What came stays beside the file under a name of its
/// own, with a small file that says what it is a part of. The next request for the same URL and the same file goes on with
/// it, also in another run of the app. The file itself is there when it is whole. A server whose answer has neither a
/// strong `ETag` nor a `Last-Modified` is not asked for a part; one that has changed meanwhile sends the whole again.
///
/// Such a download is asked for without compression, because a compressed one cannot be gone on with.
public struct ResumeMiddleware: Middleware {
  private let attempts: Int
  private let wait: @Sendable (Duration) async throws -> Void

  /// - Parameters:
  ///   - attempts: How often to ask in all, the first time included; 5 by default. An attempt that brought something does
  ///     not count.
  ///   - wait: Passes the time between two attempts, which grows from a quarter of a second. By default it sleeps.
  public init(
    attempts: Int = 5,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.attempts = attempts
    self.wait = wait
  }

  /// Sends the request on, as often as that brings more of the file.
  ///
  /// - Throws: what `next` throws at the last attempt, `cancelled` when the task is cancelled between two, and
  ///   `request.parameter` where a part cannot be written. What came stays for the next time.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    guard request.method == .get, case .file(let path) = request.options.delivery,
      !request.headers.contains("Range")
    else { return try await next.send(request) }
    var request = request
    if request.options.decompresses, !request.headers.contains("Accept-Encoding") {
      request.headers = request.headers.setting("Accept-Encoding", "identity")
    }
    var failures = 0
    while true {
      let before = Self.part(of: request, for: path).map { Self.size(of: $0.path) } ?? 0
      let result = await attempt(request, path, next)
      guard case .failure(let failure) = result else { return try result.get() }
      guard let part = Self.part(of: request, for: path), Self.passing.contains(failure.code) else {
        throw failure
      }
      failures = Self.size(of: part.path) > before ? 0 : failures + 1
      guard failures < attempts else { throw failure }
      do {
        try await wait(.milliseconds(250 << min(failures, 6)))
      } catch {
        let message = "the request was cancelled while waiting to go on with it"
        throw TransportError(.cancelled, message, exchange: failure.exchange)
      }
    }
  }

  private func attempt(
    _ request: Request, _ path: String, _ next: any Transport
  ) async -> Result<Exchange, TransportError> {
    if let part = Self.part(of: request, for: path) {
      guard let rest = try? DownloadRest(of: part, for: path) else {
        part.remove()
        return await attempt(request, path, next)
      }
      let result = rest.ending(await next.result(of: rest.asking(request)))
      // The part is no part of what is there now.
      guard case .success(let exchange) = result, exchange.response?.status == 416 else { return result }
      part.remove()
    }
    let result = await next.result(of: request)
    if case .failure(let failure) = result, let part = failure.exchange.body.part {
      PartOrigin(of: failure.exchange)?.write(beside: part)
    }
    return result
  }

  private static func part(of request: Request, for path: String) -> DownloadPart? {
    let parts = PartOrigin.parts(
      of: request.url, in: FilePath.folder(of: path), named: FilePath.name(of: path))
    return parts.compactMap { part in
      PartOrigin.read(beside: part).map { DownloadPart(path: part, origin: $0) }
    }.max { size(of: $0.path) < size(of: $1.path) }
  }

  private static func size(of path: String) -> Int { (try? FileStatus(of: path))?.size ?? 0 }

  /// What may be better the next time.
  private static let passing: Set<ErrorCode> = [
    .refused, .unreachable, .reset, .closed, .dns, .timeoutConnect, .timeoutIdle, .bodyTruncated,
  ]
}
