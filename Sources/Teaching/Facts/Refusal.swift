internal import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusServices
internal import ApusWords

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Why a server refused, where its head tells: a limit, a sign-on and a missing right have the same status, and want other
/// things done.
enum Refusal: Sendable, Hashable {
  /// No request is left of this window of time.
  case usedUp(RateLimit)
  /// Too much in too short a time, whatever is left: what GitHub calls its secondary limit.
  case tooFast(RetryAfter?, isGitHub: Bool)
  /// An organization wants its single sign-on; the token is authorised for it at this address.
  case signOn(at: String)
  /// The server names the scopes that a token lacks; the line gives one that has them.
  case weak(wanted: [String], line: String?)
  /// A classic token has some scopes, and this takes one of others.
  case scopes(had: [String], wanted: [String])
  /// A fine-grained token lacks what this takes.
  case permissions(GitHub.Permissions)

  /// `nil` for what is no refusal, and where nothing but the status tells.
  init?(_ exchange: Exchange) {
    guard let head = exchange.response, [403, 404, 429].contains(head.status) else { return nil }
    let found = head.status == 404 ? nil : Self.limit(exchange, head)
    guard let refusal = found ?? Self.right(exchange, head) else { return nil }
    self = refusal
  }

  private static func limit(_ exchange: Exchange, _ head: ResponseHead) -> Refusal? {
    if let limit = RateLimit(head.headers), limit.isUsedUp, !limit.isOver(in: exchange) {
      return .usedUp(limit)
    }
    let isGitHub = head.headers.isGitHub
    let isSaid = isGitHub && exchange.message?.contains("secondary rate limit") ?? false
    let after = RetryAfter(head.headers)
    // With 429 every server means a limit, and its pause is told as that of any.
    guard isSaid || after != nil && (isGitHub || head.status == 403) else { return nil }
    return .tooFast(after, isGitHub: isGitHub)
  }

  private static func right(_ exchange: Exchange, _ head: ResponseHead) -> Refusal? {
    let headers = head.headers
    if case .required(let url)? = headers["X-GitHub-SSO"].flatMap(GitHub.SingleSignOn.init) {
      return .signOn(at: url)
    }
    if let had = headers["X-OAuth-Scopes"].map(GitHub.Scopes.init),
      let accepted = headers["X-Accepted-OAuth-Scopes"].map(GitHub.Scopes.init), !had.cover(accepted)
    {
      return .scopes(had: had.names, wanted: accepted.least)
    }
    if head.status == 403, let scopes = exchange.lackingScopes {
      return .weak(wanted: scopes, line: exchange.lineToProve(lacking: scopes))
    }
    guard head.status == 403, exchange.isAuthorized,
      let permissions = headers["X-Accepted-GitHub-Permissions"].map(GitHub.Permissions.init),
      !permissions.sets.isEmpty
    else { return nil }
    return .permissions(permissions)
  }

  /// Whether it is a matter of time alone.
  var isLimit: Bool {
    switch self {
    case .usedUp, .tooFast: true
    case .signOn, .weak, .scopes, .permissions: false
    }
  }

  // MARK: In words

  /// As a part of a sentence, without a full stop.
  var meaning: String {
    switch self {
    case .usedUp(let limit): "the \(limit.words) is used up\(limit.until)"
    case .tooFast(let after, let isGitHub):
      "too many requests in too short a time\(isGitHub ? ", by GitHub's secondary limit" : ""); "
        + (after.map { "ask again \($0.words)" } ?? "wait a minute at least")
    case .signOn: "the organization wants its single sign-on, and this token is not authorised for it"
    case .weak(let wanted, _): "the token lacks a scope: this takes \(NameList.all(wanted).english)"
    case .scopes(_, let wanted): "the token lacks a scope: this takes \(NameList.any(wanted).english)"
    case .permissions(let permissions): "the token lacks a permission: this takes \(permissions.sentence)"
    }
  }

  /// What else to know of it, as a line of a report.
  var detail: String? {
    switch self {
    case .usedUp, .tooFast, .weak, .permissions: nil
    case .signOn(let url): "authorise it at \(url)"
    case .scopes(let had, _):
      had.isEmpty ? "the token has no scope" : "the token has \(had.joined(separator: ", "))"
    }
  }

  /// Lines to type after it.
  ///
  /// - Parameter isAuthorized: whether the request said who asks.
  func suggestions(isAuthorized: Bool) -> [String] {
    switch self {
    case .usedUp: isAuthorized ? ["headers", "rerun"] : ["auth bearer", "headers"]
    case .tooFast, .signOn: ["rerun", "headers"]
    case .weak(_, let line):
      // Any other token need be no better; a login asks for one that is.
      [line.flatMap { $0.hasPrefix("auth oauth2") ? $0 : nil } ?? "explain insufficient_scope", "headers"]
    case .scopes, .permissions: ["auth bearer", "headers"]
    }
  }
}

extension RetryAfter {
  /// `in 60 s`, `after Tue, 01 Jan 2030 00:00:00 GMT`.
  var words: String {
    switch self {
    case .seconds(let seconds): "in \(Self.words(for: seconds))"
    case .time(let time): "after \(UTCTime.text(secondsSince1970: Int(time.timeIntervalSince1970)))"
    }
  }

  /// `30 s`, `1 min`, `2 min 5 s`.
  static func words(for seconds: Int) -> String {
    if seconds < 60 { return "\(seconds) s" }
    return seconds < 3600 && seconds % 60 == 0 ? "\(seconds / 60) min" : Units.time(.seconds(seconds))
  }
}

extension HeaderFields {
  /// Whether an answer with these came from GitHub, or from one that does as it does.
  var isGitHub: Bool {
    ["X-GitHub-Request-Id", "X-GitHub-Media-Type", "X-RateLimit-Resource", "X-OAuth-Scopes"].contains(
      where: contains)
  }
}

extension Exchange {
  /// What the body says of an error in a sentence; `nil` where it does not.
  fileprivate var message: String? {
    guard JSONBody.isPromised(self), let root = try? document().root else { return nil }
    return root["message"]?.string
  }
}

extension Exchange {
  /// Whether a server turns the request away and speaks of the program that asks.
  var wantsUserAgent: Bool {
    guard let head = response, head.status == 403 else { return false }
    let beginning = String(decoding: body.bytes.prefix(4096), as: UTF8.self).lowercased()
    return ["user-agent", "user agent", "useragent"].contains {
      beginning.contains($0) || head.reason.lowercased().contains($0)
    }
  }

  static let lineWithUserAgent = "User-Agent:my-program/1.0"
}

extension Refusal {
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
}

extension Refusal.TLSMistake.Kind {
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
