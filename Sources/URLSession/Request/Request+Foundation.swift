@_spi(Secrets) public import ApusClient

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Request {
  /// The request that Foundation has: its method, URL, headers and body. What is in a header of a credential is a `Secret`
  /// here. Its time-out is the deadline for silence, as with URLSession; one of a week or more is none.
  ///
  /// - Throws: `RequestError`: `request.url` for a URL that is no `WebURL`, `request.parameter` for a
  ///   method that is none, `request.body` for a body that is a stream.
  public init(_ request: URLRequest) throws(RequestError) {
    guard let url = request.url else { throw RequestError(.requestURL, "the request has no URL") }
    let webURL: WebURL
    do { webURL = try WebURL(url) } catch { throw RequestError(.requestURL, error.description) }
    guard request.httpBodyStream == nil else {
      throw RequestError(.requestBody, "a body that is a stream is sent by `RequestBody` only")
    }
    guard let method = HTTPMethod(request.httpMethod ?? "GET") else {
      throw RequestError(
        .requestParameter, "no method is called \(request.httpMethod?.debugDescription ?? "")")
    }
    let names = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    self.init(
      method: method, url: webURL,
      headers: HeaderFields(names.map { Self.field($0.key, $0.value) }),
      body: request.httpBody.map { .bytes(Array($0)) })
    let interval = request.timeoutInterval
    options.deadlines.idle = interval < URLRequest.longestTimeout ? .seconds(interval) : nil
  }

  private static func field(_ name: String, _ value: String) -> HeaderField {
    let field = HeaderField(name: name, value: value)
    return field.isCredential ? HeaderField(name: name, value: Secret(value)) : field
  }
}

extension URLRequest {
  /// A week, which stands for no time-out: Foundation on Linux ends the process for one that is infinite.
  fileprivate static let longestTimeout: TimeInterval = 7 * 24 * 3_600

  /// The request as Foundation takes it. Secrets are open in it: who prints its headers sees them. Its time-out is the
  /// deadline for silence, a week without one; Foundation knows no other deadline of a request.
  ///
  /// - Throws: `RequestError`: `request.url` for a URL that Foundation cannot read or nothing can be asked of,
  ///   `request.body` for a body that is not in memory, such as a file's: `URLSessionTransport` sends those.
  public init(_ request: Request) throws(RequestError) {
    guard let url = URL(request.url) else {
      throw RequestError(.requestURL, "Foundation cannot read the URL \(request.url)")
    }
    self.init(url: url)
    httpMethod = request.method.name
    let silence = request.options.deadlines.idle.map { $0 / .seconds(1) }
    timeoutInterval = min(silence ?? Self.longestTimeout, Self.longestTimeout)
    for field in request.headers.joinedForWire { setValue(field.value, forHTTPHeaderField: field.name) }
    guard let body = request.body else { return }
    guard case .bytes(let bytes) = body.content else {
      throw RequestError(.requestBody, "only a body of bytes can stand in a URLRequest")
    }
    httpBody = Data(bytes)
    if let type = body.contentType, !request.headers.contains("Content-Type") {
      setValue(type, forHTTPHeaderField: "Content-Type")
    }
  }
}
