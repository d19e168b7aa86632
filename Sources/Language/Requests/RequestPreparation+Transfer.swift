import ApusClient
internal import ApusSystem

// What pasted lines say of how bytes move.
extension RequestPreparation {
  func applyTransfer(_ use: OptionUse, to options: inout RequestOptions) throws(LineProblem) {
    switch use.option {
    case .ipv4: options.addressFamily = .ipv4
    case .ipv6: options.addressFamily = .ipv6
    case .connectTo: options.connectTo.append(try detour(of: use))
    case .maxFileSize: options.limits.wireBytes = try size(of: use)
    case .limitRate: options.bytesPerSecond = try size(of: use)
    case .cookie: options.addedCookies += try cookies(of: use)
    case .keepsPost:
      if let status = Int(use.name.suffix(3)) { options.keepsPostAfter.insert(status) }
    case .socks: options.proxy = .through(try socks(of: use))
    default: try applyTransfer(use, to: &options.tls)
    }
  }

  private func applyTransfer(_ use: OptionUse, to options: inout TLSOptions) throws(LineProblem) {
    switch use.option {
    case .tlsVersion:
      options.oldestVersion = TLSVersion(rawValue: String(use.name.dropFirst("--tlsv".count))) ?? .tls10
    case .tlsNewest: options.newestVersion = try version(of: use)
    case .tlsOnly: (options.oldestVersion, options.newestVersion) = try onlyVersion(of: use)
    case .ciphers: options.ciphers = try text(of: use)
    case .ciphersOfTLS13: options.ciphersOfTLS13 = try text(of: use)
    default: return
    }
    guard let oldest = options.oldestVersion, let newest = options.newestVersion, newest < oldest else {
      return
    }
    throw LineProblem(
      "no version of TLS is \(oldest.rawValue) or newer and \(newest.rawValue) or older", at: use.range)
  }

  private func version(of use: OptionUse) throws(LineProblem) -> TLSVersion? {
    let text = try text(of: use)
    if text == "default" { return nil }
    guard let version = TLSVersion(rawValue: text) else {
      throw problem("expected 1.0, 1.1, 1.2 or 1.3 after \(use.name)", use, instead: "1.2")
    }
    return version
  }

  /// As HTTPie names them; `ssl2.3` is whatever both ends know.
  private func onlyVersion(of use: OptionUse) throws(LineProblem) -> (TLSVersion?, TLSVersion?) {
    let known = [
      "ssl2.3": nil, "tls1": TLSVersion.tls10, "tls1.1": .tls11, "tls1.2": .tls12, "tls1.3": .tls13,
    ]
    guard let version = known[try text(of: use)] else {
      throw problem("expected tls1, tls1.1, tls1.2 or tls1.3 after \(use.name)", use, instead: "tls1.2")
    }
    return (version, version)
  }

  private func detour(of use: OptionUse) throws(LineProblem) -> String {
    let text = try text(of: use)
    // An address in brackets has colons of its own.
    let outside = text.split(separator: "[", omittingEmptySubsequences: false).enumerated().map {
      index, piece in
      index == 0 ? piece : piece.drop { $0 != "]" }
    }.joined()
    guard outside.count(where: { $0 == ":" }) == 3 else {
      throw problem("expected HOST:PORT:HOST:PORT after \(use.name)", use, instead: "::127.0.0.1:8080")
    }
    return text
  }

  /// A number of bytes, perhaps with `k`, `M` or `G` behind it, each 1024 of the one before; 0 is no limit.
  private func size(of use: OptionUse) throws(LineProblem) -> Int? {
    let written = try text(of: use).lowercased()
    let units: [Character: Int] = ["b": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30]
    let unit = written.last.flatMap { units[$0] }
    guard let number = Int(unit == nil ? written[...] : written.dropLast()), (0..<1 << 32).contains(number)
    else {
      throw problem("expected a number of bytes after \(use.name)", use, instead: "100k")
    }
    return number == 0 ? nil : number * (unit ?? 1)
  }

  // MARK: Cookies

  /// Those in the file that `-b` of curl names. One that is not there has none, as before a first visit.
  private func cookies(of use: OptionUse) throws(LineProblem) -> [String] {
    guard line.dialect == .curl, let value = use.value, value.namesCookieFile, !value.isEmpty else {
      return []
    }
    let path = try text(of: use)
    guard context.files.problem(context.files.expanded(path)) == nil else { return [] }
    let text = try textContents(of: path, at: value.range)
    let file = CookieFile(text)
    let hasText = text.split(whereSeparator: \.isNewline).contains { !$0.hasPrefix("#") }
    guard !file.lines.isEmpty || !hasText else {
      throw LineProblem(
        "\(path) holds no cookies as curl keeps them, seven fields to a line", at: value.range,
        try: "-b NAME=VALUE")
    }
    return file.lines
  }

  // MARK: Proxies

  private func socks(of use: OptionUse) throws(LineProblem) -> ProxyURL {
    let scheme = use.name == "--socks5-hostname" ? "socks5h" : String(use.name.dropFirst(2))
    let prefix = Template(scheme + "://", standingFor: place(of: use))
    let value = use.value ?? Template([], at: use.nameRange.upperBound)
    return try ProxyURL(prefix + value.filled(from: context.variables))
  }

  /// Has the user of the line go to its proxy, wherever in the line that stands.
  func applyProxyUser(to options: inout RequestOptions) throws(LineProblem) {
    guard let use = line.last(.proxyUser) else { return }
    options.proxy = .through(try proxy(options.proxy, for: use))
  }

  private func proxy(_ proxy: Proxy, for use: OptionUse) throws(LineProblem) -> ProxyURL {
    guard case .through(let url) = proxy else {
      throw LineProblem("\(use.name) is for a proxy, and the line names none", at: use.range, try: "-x URL")
    }
    let filled = try (use.value ?? Template([], at: use.nameRange.upperBound)).filled(from: context.variables)
    let colon = filled.glyphs.firstIndex { $0.scalar == ":" } ?? filled.glyphs.count
    let user = try filled.slice(0..<colon).visible(in: "a user's name")
    switch filled.dropFirst(colon + 1).headerValue {
    case .secret(let secret): return url.with(user: user, password: secret)
    case .text(let text): return url.with(user: user, password: Secret(text))
    }
  }
}

extension Template {
  /// Whether what follows `-b` of curl is a file rather than cookies.
  var namesCookieFile: Bool { !glyphs.contains { $0.scalar == "=" || $0.scalar == nil } }
}
