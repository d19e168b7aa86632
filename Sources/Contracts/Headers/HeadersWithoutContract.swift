/// Headers that promise nothing: a cache, a proxy or a CDN on the way sets them, each connection or each day has others,
/// or they say how the bytes came. A rule may still ask for one.
enum HeadersWithoutContract {
  /// - Parameter name: in lower case.
  static func has(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }

  private static let names: Set<String> = [
    // The connection, and how the bytes came.
    "connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length", "trailer", "te",
    "upgrade", "alt-svc", "accept-ranges", "vary", "proxy-connection", "content-md5",
    // The day.
    "date", "expires", "pragma", "last-modified",
    // Caches and those on the way.
    "age", "via", "server", "x-cache", "x-cache-hits", "x-cache-status", "cache-status", "cdn-cache-control",
    "x-served-by", "x-timer", "x-varnish", "x-cdn", "x-edge-location", "x-proxy-cache", "surrogate-key",
    "surrogate-control", "x-iinfo", "x-hits", "x-powered-by", "x-aspnet-version", "x-backend", "x-runtime",
    "x-response-time", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded",
    // What is another one each time.
    "set-cookie", "x-request-id", "x-correlation-id", "request-id", "x-trace-id", "traceparent",
    "tracestate", "server-timing", "timing-allow-origin", "nel", "report-to", "reporting-endpoints",
    "x-amzn-trace-id", "x-amzn-requestid", "x-github-request-id", "x-cloud-trace-context", "x-process-time",
  ]

  private static let beginnings = [
    "cf-", "x-amz-cf-", "x-akamai-", "akamai-", "x-fastly-", "fastly-", "x-vercel-", "x-nf-", "x-envoy-",
    "x-b3-", "x-kong-", "x-azure-", "x-cache-", "fly-", "x-sucuri-", "x-litespeed-",
  ]
}
