import ApusClient
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One hop's request, as URLSession takes it and as the exchange keeps it.
struct OutgoingRequest: Sendable {
  let urlRequest: URLRequest
  let body: OutgoingBody.Form
  let sent: SentRequest
  let usesCookies: Bool
  let usesCache: Bool

  init(_ request: Request, body content: OutgoingBody, withheld: [String]) throws(TransferProblem) {
    guard let url = URL(string: request.url.text) else {
      throw TransferProblem(.requestURL, "Foundation cannot read the URL \(request.url)")
    }
    var headers = request.headers
    if let type = request.body?.contentType, !headers.contains("Content-Type") {
      headers = headers.adding("Content-Type", type)
    }
    // Compression is Foundation's to offer, and it would not leave it out with a range.
    if let encodings = request.encodings(offering: nil) {
      headers = headers.adding("Accept-Encoding", encodings)
    }
    usesCookies = request.options.usesCookies
    usesCache = request.options.cachePolicy == .standard
    urlRequest = Self.urlRequest(url, request.method, headers, usesCookies: usesCookies, usesCache: usesCache)
    if request.body != nil, !headers.contains("Content-Length") {
      headers = headers.adding("Content-Length", "\(content.byteCount)")
    }
    body = request.body == nil ? .none : content.form
    sent = SentRequest(
      method: request.method, url: request.url, headers: headers,
      bodyByteCount: request.body == nil ? 0 : content.byteCount, withheld: withheld)
  }

  private static func urlRequest(
    _ url: URL, _ method: HTTPMethod, _ headers: HeaderFields, usesCookies: Bool, usesCache: Bool
  ) -> URLRequest {
    var result = URLRequest(url: url)
    result.httpMethod = method.name
    result.httpShouldHandleCookies = usesCookies
    result.cachePolicy = usesCache ? .useProtocolCachePolicy : .reloadIgnoringLocalCacheData
    for field in headers.joinedForWire { result.setValue(field.value, forHTTPHeaderField: field.name) }
    return result
  }
}
