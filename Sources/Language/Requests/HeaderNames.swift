internal import ApusClient

/// Names of headers that are known: `host:8080` is one of them, and `myapi:3000` is where a server is.
package enum HeaderNames {
  /// Whether it is one of them. Case does not matter.
  package static func know(_ name: String) -> Bool {
    let name = name.lowercased()
    return ordinary.contains(name) || SecretNames.rule(of: name, in: .header) != nil
  }

  /// Those whose values are no secrets, in lower case.
  private static let ordinary: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "accept-patch", "accept-ranges",
    "access-control-allow-origin", "age", "allow", "alt-svc", "authentication-info",
    "cache-control", "connection", "content-disposition", "content-encoding", "content-language",
    "content-length", "content-location", "content-range", "content-security-policy", "content-type",
    "date", "deprecation", "etag", "expect", "expires", "forwarded", "host", "idempotency-key",
    "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "keep-alive",
    "last-modified", "link", "location", "origin", "pragma", "prefer", "preference-applied",
    "proxy-authenticate", "range", "rate-limit", "ratelimit", "ratelimit-policy", "rate-remaining",
    "rate-reset",
    "referer", "retry-after", "server", "strict-transport-security", "sunset", "te",
    "total-count", "traceparent", "trailer", "transfer-encoding", "upgrade", "user-agent", "vary", "via",
    "warning", "www-authenticate", "x-accepted-github-permissions", "x-accepted-oauth-scopes",
    "x-content-type-options",
    "x-github-api-version", "x-github-media-type", "x-github-request-id", "x-github-sso", "x-oauth-scopes",
    "x-poll-interval", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset",
    "x-ratelimit-resource", "x-ratelimit-used", "x-request-id", "x-requested-with",
  ]
}
