/// What a method asks for, and what may be relied on (RFC 9110, 9).
package struct MethodEntry: Sendable {
  package let name: String
  package let meaning: String
  /// It asks for nothing to change.
  let isSafe: Bool
  /// Asking twice means what asking once means.
  let isIdempotent: Bool
  let cacheable: Cacheable
  let notes: [String]
  let source: String

  enum Cacheable: String, Sendable {
    case yes
    case no
    case sometimes = """
      only if the response says how long and its `Content-Location` is the URL; then only GET and HEAD use it again
      """
  }

  init(
    _ name: String, _ meaning: String, safe: Bool = false, idempotent: Bool = false,
    cacheable: Cacheable = .no, _ notes: String..., source: String
  ) {
    self.name = name
    self.meaning = meaning
    isSafe = safe
    isIdempotent = idempotent
    self.cacheable = cacheable
    self.notes = notes
    self.source = source
  }

  package static func named(_ name: String) -> MethodEntry? {
    all.first { $0.name == name.uppercased() }
  }

  package static let all = [
    MethodEntry(
      "GET", "fetch a resource", safe: true, idempotent: true, cacheable: .yes,
      "A body with it has no meaning that can be relied on: parameters go into the query.",
      source: "RFC 9110, 9.3.1"),
    MethodEntry(
      "HEAD", "fetch the headers that GET would bring", safe: true, idempotent: true, cacheable: .yes,
      "There never is a body; Content-Length, where it is sent, tells how long it would be.",
      source: "RFC 9110, 9.3.2"),
    MethodEntry(
      "POST", "hand something over to be worked on or added", cacheable: .sometimes,
      "After a broken connection nobody knows whether it was done: it is not sent again by itself.",
      source: "RFC 9110, 9.3.3"),
    MethodEntry(
      "PUT", "make the resource be this body", idempotent: true,
      "201 when that made it, 200 or 204 when it was there.",
      "What the body leaves out is gone: it replaces the whole.", source: "RFC 9110, 9.3.4"),
    MethodEntry(
      "PATCH", "change a part of a resource", cacheable: .sometimes,
      "What the body means is up to its type, such as application/merge-patch+json.",
      "Twice may mean more than once; `If-Match` guards against that.", source: "RFC 5789, 2"),
    MethodEntry(
      "DELETE", "remove a resource", idempotent: true,
      "204 without a body is the usual answer. The second time may say 404: it is gone all the same.",
      source: "RFC 9110, 9.3.5"),
    MethodEntry(
      "OPTIONS", "ask what can be asked", safe: true, idempotent: true,
      "`Allow` in the answer lists the methods. Browsers send it before some requests to other origins.",
      source: "RFC 9110, 9.3.7"),
    MethodEntry(
      "TRACE", "have the request sent back as it arrived", safe: true, idempotent: true,
      "It shows what proxies changed. It must carry no credentials, and most servers refuse it.",
      source: "RFC 9110, 9.3.8"),
    MethodEntry(
      "CONNECT", "open a tunnel through a proxy",
      "A client does it by itself when https goes through a proxy.", source: "RFC 9110, 9.3.6"),
  ]
}
