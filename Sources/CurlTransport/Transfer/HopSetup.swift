@_spi(Secrets) import ApusClient
import CApusCurl

extension EasyHandle {
  /// The size of a body that nobody knows.
  static let unknownSize = -1

  /// Sets everything that one request needs. What libcurl would add by itself is switched off.
  func configure(
    for request: Request, over route: Route, trusting trust: Trust, plainHTTP2: PlainHTTP2.Way?,
    bodySize: Int?
  ) {
    collectErrorText()
    // A file takes large pieces, and is seldom one of many; what is kept in memory is mostly small.
    switch request.options.delivery {
    case .file, .chunks: set(CCURL_OPT_BUFFERSIZE, 512 << 10)
    case .memory, .overflowing: set(CCURL_OPT_BUFFERSIZE, 64 << 10)
    }
    set(CCURL_OPT_URL, request.url.text)
    set(CCURL_OPT_PATH_AS_IS, true)
    set(CCURL_OPT_PROTOCOLS_STR, "http,https")
    set(CCURL_OPT_FOLLOWLOCATION, false)
    set(CCURL_OPT_NOSIGNAL, true)
    // A name lookup cannot be interrupted: let go of its thread rather than wait for it.
    set(CCURL_OPT_QUICK_EXIT, true)
    set(CCURL_OPT_HTTP_CONTENT_DECODING, false)
    // An answer that begins with no status line then comes as a body, and can be shown when it is refused.
    set(CCURL_OPT_HTTP09_ALLOWED, true)
    // Deadlines are the engine's; libcurl's own default for connecting would be five minutes.
    set(CCURL_OPT_CONNECTTIMEOUT_MS, Int(Int32.max))
    setMethod(request, bodySize: bodySize)
    setHeaders(request, bodySize: bodySize)
    setRoute(route, detours: request.options)
    setSpeed(request.options)
    setTLS(request.options.tls, trust)
    set(CCURL_OPT_HTTP_VERSION, version(request, plainHTTP2))
    if plainHTTP2 == .greeting { set(CCURL_OPT_FRESH_CONNECT, true) }
    if let login = request.options.login { setLogin(login) }
    if request.options.webSocket != nil { setConnectOnly() }
  }

  /// The connection is ours from there on: what goes over it is no HTTP for long, and never HTTP/2.
  private func setConnectOnly() {
    set(CCURL_OPT_CONNECT_ONLY, true)
    set(CCURL_OPT_SSL_ENABLE_ALPN, false)
    set(CCURL_OPT_HTTPPROXYTUNNEL, true)
  }

  /// libcurl answers the challenge. What signs has done so by now.
  private func setLogin(_ login: Login) {
    switch login.scheme.challenge {
    case nil: return
    case .digest: set(CCURL_OPT_HTTPAUTH, Int(CCURL_AUTH_DIGEST))
    }
    set(CCURL_OPT_USERNAME, login.user)
    set(CCURL_OPT_PASSWORD, login.password.reveal())
  }

  private func setMethod(_ request: Request, bodySize: Int?) {
    switch request.method {
    case .head:
      set(CCURL_OPT_NOBODY, true)
      return
    case .get where bodySize == nil:
      set(CCURL_OPT_HTTPGET, true)
      return
    case .connect:
      set(CCURL_OPT_CUSTOMREQUEST, request.method.name)
      set(CCURL_OPT_REQUEST_TARGET, request.method.target(of: request.url))
    default:
      set(CCURL_OPT_CUSTOMREQUEST, request.method.name)
    }
    // These mean something by an empty body, which is then announced (RFC 9110, 8.6).
    let meansBody = [.post, .put, .patch].contains(request.method)
    guard let size = bodySize ?? (meansBody ? 0 : nil) else { return }
    set(CCURL_OPT_POST, true)
    set(CCURL_OPT_POSTFIELDSIZE_LARGE, size: size)
  }

  private func setHeaders(_ request: Request, bodySize: Int?) {
    var lines: [String] = []
    var cookies: [String] = []
    for field in request.headers {
      let value = field.revealed
      // libcurl says how long the body is, once and for each way it sends it.
      if field.isNamed("Content-Length"), bodySize != nil { continue }
      if field.isNamed("Cookie"), request.options.usesCookies {
        cookies.append(value)
      } else {
        // libcurl takes a name with nothing behind its colon for one to leave out.
        let isBlank = value.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        lines.append(isBlank ? field.name + ";" : "\(field.name): \(value)")
      }
    }
    if let type = request.body?.contentType, !request.headers.contains("Content-Type") {
      lines.append("Content-Type: \(type)")
    }
    if bodySize == Self.unknownSize, !request.headers.contains("Transfer-Encoding") {
      lines.append("Transfer-Encoding: chunked")
    }
    if let offer = request.encodings(offering: ContentEncoding.offer) {
      lines.append("Accept-Encoding: \(offer)")
    }
    // A name with nothing behind it keeps libcurl from adding the field.
    let sendsType = request.body?.contentType != nil || request.headers.contains("Content-Type")
    if !sendsType { lines.append("Content-Type:") }
    for name in ["Accept", "Expect", "Proxy-Connection"] where !request.headers.contains(name) {
      lines.append(name + ":")
    }
    set(CCURL_OPT_HTTPHEADER, lines)
    // libcurl puts these and those it keeps into one field.
    if !cookies.isEmpty { set(CCURL_OPT_COOKIE, cookies.joined(separator: "; ")) }
  }

  private func setRoute(_ route: Route, detours options: RequestOptions) {
    // Empty, so that libcurl asks the environment no second time.
    set(CCURL_OPT_PROXY, "")
    set(CCURL_OPT_NOPROXY, "")
    switch route {
    case .direct: break
    case .socket(let path): set(CCURL_OPT_UNIX_SOCKET_PATH, path)
    case .proxy(let proxy, _):
      set(CCURL_OPT_PROXY, proxy.withoutUser)
      if let user = proxy.user {
        set(CCURL_OPT_PROXYUSERNAME, user)
        set(CCURL_OPT_PROXYPASSWORD, proxy.password?.reveal() ?? "")
      }
    }
    set(CCURL_OPT_SUPPRESS_CONNECT_HEADERS, true)
    // Unlike an entry in its table of names, this keeps connections to the two addresses of one name apart.
    let detours = options.connectTo + options.resolve.compactMap { Detour($0)?.text }
    if !detours.isEmpty { set(CCURL_OPT_CONNECT_TO, detours) }
  }

  private func setSpeed(_ options: RequestOptions) {
    switch options.addressFamily {
    case .any: break
    case .ipv4: set(CCURL_OPT_IPRESOLVE, Int(CCURL_IPRESOLVE_V4))
    case .ipv6: set(CCURL_OPT_IPRESOLVE, Int(CCURL_IPRESOLVE_V6))
    }
    guard let speed = options.bytesPerSecond else { return }
    set(CCURL_OPT_MAX_SEND_SPEED_LARGE, size: speed)
    set(CCURL_OPT_MAX_RECV_SPEED_LARGE, size: speed)
  }

  private func setTLS(_ options: TLSOptions, _ trust: Trust) {
    // Without a folder of authorities libcurl keeps the parsed ones: 1 ms for a connection instead of 15.
    set(CCURL_OPT_CAPATH, trust.folder)
    if let path = trust.folder { set(CCURL_OPT_PROXY_CAPATH, path) }
    set(CCURL_OPT_CERTINFO, true)
    if !options.verifies {
      set(CCURL_OPT_SSL_VERIFYPEER, false)
      set(CCURL_OPT_SSL_VERIFYHOST, 0)
      set(CCURL_OPT_PROXY_SSL_VERIFYPEER, false)
      set(CCURL_OPT_PROXY_SSL_VERIFYHOST, 0)
    }
    if let path = trust.file {
      set(CCURL_OPT_CAINFO, path)
      set(CCURL_OPT_PROXY_CAINFO, path)
    }
    if options.oldestVersion != nil || options.newestVersion != nil {
      let newest = options.newestVersion.map { $0.number << Int(CCURL_TLS_NEWEST_SHIFT) } ?? 0
      set(CCURL_OPT_SSLVERSION, (options.oldestVersion?.number ?? 0) | newest)
    }
    if let ciphers = options.ciphers { set(CCURL_OPT_SSL_CIPHER_LIST, ciphers) }
    if let ciphers = options.ciphersOfTLS13 { set(CCURL_OPT_TLS13_CIPHERS, ciphers) }
    guard let certificate = options.clientCertificate else { return }
    set(CCURL_OPT_SSLCERT, certificate)
    if TLSOptions.isPKCS12(certificate) {
      set(CCURL_OPT_SSLCERTTYPE, "P12")
    } else if let path = options.clientKey {
      set(CCURL_OPT_SSLKEY, path)
    }
    // Without one, however short, the TLS library would ask the terminal by itself.
    set(CCURL_OPT_KEYPASSWD, options.keyPassphrase?.reveal() ?? "")
  }

  private func version(_ request: Request, _ plainHTTP2: PlainHTTP2.Way?) -> Int {
    switch (plainHTTP2, request.options.httpVersion) {
    case (.greeting, _): Int(CCURL_HTTP_2_PRIOR_KNOWLEDGE)
    case (.kept, _), (nil, .automatic), (nil, .http2PriorKnowledge): Int(CCURL_HTTP_2_TLS)
    case (nil, .http10): Int(CCURL_HTTP_1_0)
    case (nil, .http11): Int(CCURL_HTTP_1_1)
    case (nil, .http2): request.url.scheme == "https" ? Int(CCURL_HTTP_2_TLS) : Int(CCURL_HTTP_2)
    }
  }
}

extension TLSVersion {
  /// libcurl's number for it.
  fileprivate var number: Int {
    switch self {
    case .tls10: Int(CCURL_TLS_1_0)
    case .tls11: Int(CCURL_TLS_1_1)
    case .tls12: Int(CCURL_TLS_1_2)
    case .tls13: Int(CCURL_TLS_1_3)
    }
  }
}

/// One `host:port:address` of `RequestOptions.resolve`, as libcurl's CONNECT_TO has it. Of several addresses
/// the first is taken.
private struct Detour {
  let text: String

  init?(_ entry: String) {
    let parts = entry.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let first = parts[2].split(separator: ",").first else { return nil }
    let address = first.contains(":") && !first.hasPrefix("[") ? "[\(first)]" : String(first)
    text = "\(parts[0] == "*" ? "" : parts[0]):\(parts[1]):\(address):\(parts[1])"
  }
}
