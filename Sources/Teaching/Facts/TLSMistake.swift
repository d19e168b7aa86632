internal import ApusClient

/// What a server says, in the words of the common ones, of a request that came in the wrong way for its TLS.
struct TLSMistake {
  fileprivate enum Kind { case plain, noCertificate, badCertificate }

  private let kind: Kind
  private let exchange: Exchange

  /// `nil` for everything else.
  init?(_ exchange: Exchange) {
    guard let status = exchange.response?.status, [400, 403, 495, 496, 497].contains(status) else {
      return nil
    }
    let words = String(decoding: exchange.body.bytes.prefix(2_000), as: UTF8.self).lowercased()
    let isPlain = exchange.lastURL.scheme == "http"
    let kinds = (isPlain ? [Kind.plain] : []) + [.noCertificate, .badCertificate]
    guard let kind = kinds.first(where: { $0.words.contains(where: words.contains) }) else { return nil }
    self.kind = kind
    self.exchange = exchange
  }

  var meaning: String {
    switch kind {
    case .plain: "this port speaks TLS, and the request came without"
    case .noCertificate: "the server wants a certificate from who asks, and none was sent"
    case .badCertificate: "the server does not accept the certificate that was sent"
    }
  }

  /// Lines to type.
  var suggestions: [String] {
    let url = exchange.lastURL
    switch kind {
    case .plain: return ["base https://\(url.authority)"]
    case .noCertificate, .badCertificate:
      guard Suggestions.isPlain(url.text) else { return [] }
      return ["\(exchange.lastMethod.name.lowercased()) \(url.text) --cert FILE --cert-key FILE"]
    }
  }
}

extension TLSMistake.Kind {
  /// What nginx, Apache, Go's server, Jetty, Tomcat and Envoy say, in lower case.
  fileprivate var words: [String] {
    switch self {
    case .plain:
      [
        "plain http request was sent to https port", "speaking plain http to an ssl-enabled server port",
        "client sent an http request to an https server", "this combination of host and port requires tls",
        "http request was received on an https port",
      ]
    case .noCertificate: ["no required ssl certificate was sent", "no required tls certificate was sent"]
    case .badCertificate: ["the ssl certificate error", "the tls certificate error"]
    }
  }
}
