/// One request, complete: what a transport is asked to send.
///
/// The transport adds only what the wire needs: `Host`, the body's length, and `Accept-Encoding` when
/// `options.decompresses` is on and the field is not set. A field set here is sent as it is, but for a
/// `Content-Length`, which must be the body's and is sent once, and `Transfer-Encoding: chunked`, which is done too.
public struct Request: Sendable {
  public var method: HTTPMethod
  public var url: WebURL
  public var headers: HeaderFields
  /// `nil` sends no body and no `Content-Type`.
  public var body: RequestBody?
  public var options: RequestOptions

  public init(
    method: HTTPMethod = .get, url: WebURL, headers: HeaderFields = [:], body: RequestBody? = nil,
    options: RequestOptions = RequestOptions()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.options = options
  }
}
