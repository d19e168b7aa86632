package import ApusClient
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem

/// Asks for descriptions. Nothing goes along that says who asks, nothing is taken from another place than was asked, and
/// a server that does not end is not waited for.
package struct DescriptionFetch: Sendable {
  package enum Answer: Sendable {
    case unchanged
    case new([UInt8], etag: String?, modified: String?)
  }

  private let transport: any Transport
  private let options: RequestOptions
  private let userAgent: String?

  /// - Parameters:
  ///   - options: how the session has things sent: through which proxy, and whether certificates are checked.
  ///   - limit: how many bytes a description may have.
  ///   - patience: how long all of it may take.
  package init(
    _ transport: any Transport, options: RequestOptions = RequestOptions(), userAgent: String? = nil,
    limit: Int = 64 << 20, patience: Duration = .seconds(300)
  ) {
    var usual = RequestOptions()
    usual.proxy = options.proxy
    usual.tls.verifies = options.tls.verifies
    usual.limits.bodyBytes = limit
    usual.deadlines.total = patience
    self.transport = transport
    self.options = usual
    self.userAgent = userAgent
  }

  /// - Parameter kept: what is asked for again, which comes only where there is another.
  package func ask(
    for source: DescriptionSource, unless kept: KeptDescription? = nil
  ) async throws(CommandFailure) -> Answer {
    var conditions = HeaderFields()
    if let etag = kept?.etag { conditions = conditions.adding("If-None-Match", etag) }
    if let modified = kept?.modified, kept?.etag == nil {
      conditions = conditions.adding("If-Modified-Since", modified)
    }
    let exchange: Exchange
    do throws(TransportError) {
      exchange = try await get(source.address, as: source.mediaType, conditions)
    } catch {
      throw Self.failure(error, at: source.address)
    }
    let status = exchange.response?.status ?? 0
    if status == 304, kept != nil { return .unchanged }
    guard status == 200 else {
      throw CommandFailure(
        .http(status), "\(Self.place(of: source.address)) has no description to give: it answers \(status)",
        try: ["get \(source.address.text)"])
    }
    let headers = exchange.response?.headers ?? [:]
    return .new(
      exchange.text.bytes, etag: headers["ETag"], modified: headers["Last-Modified"])
  }

  /// Whatever is there.
  package func get(
    _ url: WebURL, as mediaType: String = DescriptionSource.usualTypes, _ headers: HeaderFields = [:]
  ) async throws(TransportError) -> Exchange {
    var options = options
    options.mayRedirect = { origin in origin == url.origin }
    var fields = HeaderFields().adding("Accept", mediaType)
    if let userAgent { fields = fields.adding("User-Agent", userAgent) }
    return try await transport.send(
      Request(url: url.withoutUser, headers: headers.merged(over: fields), options: options))
  }

  /// A part of a description, from where the description is.
  func part(at url: String, of description: WebURL) async -> Result<[UInt8], FileProblem> {
    guard let url = try? WebURL(url), url.origin == description.origin else {
      return .failure(FileProblem("it is somewhere else"))
    }
    do throws(TransportError) {
      let exchange = try await get(url)
      guard exchange.response?.status == 200 else {
        return .failure(FileProblem("the answer is \(exchange.response?.status ?? 0)"))
      }
      return .success(exchange.text.bytes)
    } catch {
      return .failure(FileProblem(error.message))
    }
  }

  private static func failure(_ failure: TransportError, at url: WebURL) -> CommandFailure {
    let place = Self.place(of: url)
    let line = "get \(url.text)"
    switch failure.code {
    case .redirectUnsafe:
      let target = failure.exchange.response?.headers["Location"].flatMap { try? url.resolving($0) }
      let elsewhere = target.map { " (\($0.origin))" } ?? ""
      return CommandFailure(
        failure.code, "\(place) leads to another place\(elsewhere), from which no description was taken",
        try: target.map { ["spec \($0.withoutUser.text)"] } ?? [line])
    case .bodyTooLarge, .timeoutTotal, .bodyTruncated:
      return CommandFailure(
        failure.code, "\(place) sends no description that can be kept: \(failure.message)", try: [line])
    default:
      return CommandFailure(
        failure.code, "no description came from \(place): \(failure.message)", try: [line])
    }
  }

  /// Where it is, for a sentence.
  private static func place(of url: WebURL) -> String { url.withoutUser.authority }
}
