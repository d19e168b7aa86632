internal import ApusJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a server gave: a token to show, and perhaps one to have another by.
public struct OAuthTokens: Sendable, Hashable {
  /// What requests show.
  public let accessToken: Secret
  /// What another one is had by; `nil` where there is none.
  public let refreshToken: Secret?
  /// When the access token ends, by this machine's clock; `nil` where nothing was said.
  public let expiresAt: Date?
  /// How long it was to be good for; `nil` where nothing was said, or nobody knows any more.
  private var life = Lifetime()
  /// What it is good for.
  public let scopes: [String]
  /// What OpenID says of who logged in; `nil` where that was not asked for.
  public let idToken: Secret?

  /// Tokens of their parts; nothing is known of them by default.
  public init(
    accessToken: Secret, refreshToken: Secret? = nil, expiresAt: Date? = nil, scopes: [String] = [],
    idToken: Secret? = nil
  ) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresAt = expiresAt
    self.scopes = scopes
    self.idToken = idToken
  }

  /// Whether the access token has run out, or is about to.
  ///
  /// - Parameter margin: how much earlier it counts as over, at most half of its life; 10 seconds by default, as a request
  ///   takes its time.
  public func isExpired(at now: Date, margin: TimeInterval = 10) -> Bool {
    let margin = life.seconds.map { min(margin, $0 / 2) } ?? margin
    return expiresAt.map { $0.timeIntervalSince(now) <= margin } ?? false
  }

  /// What requests show.
  var field: HeaderField { HeaderField(name: "Authorization", value: .bearer(accessToken)) }

  /// Whether a header can have the access token in it.
  var canBeShown: Bool { (try? field.check()) != nil }

  /// The same that cannot be renewed.
  package var withoutRefreshToken: OAuthTokens {
    OAuthTokens(accessToken: accessToken, expiresAt: expiresAt, scopes: scopes, idToken: idToken)
  }

  /// The same once they are good for nothing: at their end, and without what renews them.
  package func ended(at now: Date) -> OAuthTokens {
    OAuthTokens(
      accessToken: accessToken, expiresAt: min(expiresAt ?? now, now), scopes: scopes, idToken: idToken)
  }

  /// Reads the answer of a token endpoint; `nil` where it has no token.
  ///
  /// - Parameters:
  ///   - asked: what was asked for: a server that gives just that need not say it.
  ///   - old: the tokens that these follow: a refresh token that nothing follows stays good.
  init?(_ root: Node, asked: [String], at now: Date, after old: OAuthTokens? = nil) {
    guard let token = (root["access_token"] ?? root["token"])?.string, !token.isEmpty else { return nil }
    accessToken = Secret(token, name: "token")
    let refresh = root["refresh_token"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    refreshToken = refresh.map { Secret($0, name: "refresh_token") } ?? old?.refreshToken
    life.seconds = root["expires_in"]?.seconds.map { max($0, 0) }
    expiresAt = life.seconds.map { now.addingTimeInterval(min($0, 1e10)) }
    idToken = root["id_token"]?.string.map { Secret($0, name: "id_token") } ?? old?.idToken
    let said = root["scope"]?.string.map { $0.split { $0 == " " || $0 == "," }.map(String.init) }
    let listed = root["scopes"].map { list in (0..<list.count).compactMap { list[$0]?.string } }
    scopes = said ?? listed ?? old?.scopes ?? asked
  }
}

extension Node {
  /// A time in seconds. Some servers write the number as a text.
  var seconds: Double? {
    (double ?? string.flatMap(Double.init)).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// How long a token was to be good for, which makes no other token of it: files do not keep it.
private struct Lifetime: Hashable, Sendable {
  var seconds: TimeInterval?

  static func == (left: Lifetime, right: Lifetime) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
