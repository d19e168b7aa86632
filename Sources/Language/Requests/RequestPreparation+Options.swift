import ApusClient
internal import ApusJSON
internal import ApusSystem

extension RequestPreparation {
  /// Puts the line's options over the session's.
  func apply(to options: inout RequestOptions, _ url: WebURL) throws(LineProblem) {
    // A pasted line means what it means where it comes from: neither program follows unless told.
    if line.dialect != .native { options.followsRedirects = false }
    // A stream may be silent: only a deadline that somebody chose ends it.
    if line.isOn(.stream), options.deadlines == Deadlines() { options.deadlines.idle = nil }
    for use in line.options {
      switch use.option {
      case .follow: options.followsRedirects = use.isOn
      case .sendHeadersAnyway: options.keepsHeadersOnRedirect = use.isOn
      case .maxRedirects: options.limits.redirects = try number(of: use)
      case .timeout: options.deadlines.limit(to: try duration(of: use))
      case .connectTimeout: options.deadlines.connect = try duration(of: use)
      case .compressed: options.decompresses = use.isOn
      case .resolve: options.resolve.append(try address(of: use))
      case .unixSocket where use.isOn: options.unixSocket = context.files.expanded(try text(of: use))
      case .http10: options.httpVersion = .http10
      case .http11: options.httpVersion = .http11
      case .http2: options.httpVersion = .http2
      case .http2PriorKnowledge: options.httpVersion = .http2PriorKnowledge
      case .responseCharset: options.responseCharset = try charset(of: use)
      case .proxy: if let proxy = try proxy(of: use, for: url) { options.proxy = proxy }
      case .noProxy: if try names(url.host, in: use) { options.proxy = .direct }
      default: try applyTransfer(use, to: &options)
      }
    }
    try applyProxyUser(to: &options)
  }

  /// - Parameter url: where the answer is from.
  func showing(at url: WebURL) throws(LineProblem) -> PreparedRequest.ShowOptions {
    var showing = PreparedRequest.ShowOptions()
    for use in line.options {
      switch use.option {
      case .offline: showing.isOffline = use.isOn
      case .verbose: showing.isVerbose = use.isOn
      case .headersOnly: showing.parts = use.isOn ? "h" : nil
      case .bodyOnly: showing.parts = use.isOn ? "b" : nil
      case .meta: showing.parts = use.isOn ? "m" : nil
      case .includeHeaders: showing.parts = "hb"
      case .print: showing.parts = try parts(of: use)
      case .saveErrors: showing.savesErrors = use.isOn
      case .stream: showing.streams = use.isOn
      case .exact: showing.isExact = use.isOn
      case .dumpHeader where try text(of: use) == "-": showing.parts = "hb"
      case .dumpHeader: showing.headersInto = context.files.expanded(try text(of: use))
      case .trace: showing.traceInto = context.files.expanded(try text(of: use))
      case .cookieJar: showing.cookiesInto = context.files.expanded(try text(of: use))
      case .writeOut: showing.writesOut = try format(of: use)
      case .reconnect: showing.reconnects = use.isOn
      default: break
      }
    }
    try applyFiles(to: &showing, at: url)
    // A stream that goes on and on is of use only while it arrives.
    if showing.reconnects, let use = line.last(.reconnect) {
      showing.streams = true
      guard showing.output == nil, ["b", nil].contains(showing.parts) else {
        throw LineProblem(
          "\(use.name) shows events while they arrive, and nothing else; `>` puts them into a file",
          at: use.range)
      }
    }
    return showing
  }

  func paging() throws(LineProblem) -> PreparedRequest.Paging {
    var paging = PreparedRequest.Paging()
    paging.polling = try polling()
    for use in line.options {
      switch use.option {
      case .allPages: paging.followsPages = use.isOn
      case .maxPages:
        paging.maximum = try number(of: use)
        paging.followsPages = true
      case .pageBy:
        paging.wish = PageWish(next: try pageRule(of: use), items: paging.wish?.items)
        paging.followsPages = true
      case .items:
        paging.wish = PageWish(next: paging.wish?.next, items: try path(of: use))
        paging.followsPages = true
      case .rate: paging.rate = try rate(of: use)
      case .retry: paging.retries = try number(of: use)
      case .retryAllErrors: paging.retriesAllErrors = use.isOn
      case .retryDelay: paging.retryDelay = try duration(of: use)
      default: break
      }
    }
    return paging
  }

  // MARK: Values

  private func number(of use: OptionUse) throws(LineProblem) -> Int {
    let text = try text(of: use)
    guard let number = Int(text), number >= 0, number <= 1_000_000 else {
      throw problem("expected a number from 0 on after \(use.name)", use, instead: "5")
    }
    return number
  }

  private func rate(of use: OptionUse) throws(LineProblem) -> Rate {
    guard let rate = Rate(try text(of: use)) else {
      throw problem("expected a rate such as 2/s or 30/m after \(use.name)", use, instead: "2/s")
    }
    return rate
  }

  /// Seconds; 0 waits for ever.
  private func duration(of use: OptionUse) throws(LineProblem) -> Duration? {
    let text = try text(of: use)
    guard let seconds = Double(text), seconds >= 0, seconds <= 1_000_000 else {
      throw problem("expected seconds after \(use.name)", use, instead: "2.5")
    }
    return seconds == 0 ? nil : .milliseconds(Int((seconds * 1_000).rounded(.up)))
  }

  /// `cursor==.meta.next`, `.links.more` or `page`.
  private func pageRule(of use: OptionUse) throws(LineProblem) -> PageWish.Next {
    let rule: PageWish.Next?
    do {
      rule = try PageWish.Next(try text(of: use))
    } catch let problem as LineProblem {
      throw problem
    } catch {
      rule = nil
    }
    guard let rule else {
      throw problem(
        "expected NAME==PATH, PATH or NAME after \(use.name)", use, instead: "cursor==.meta.next_cursor")
    }
    return rule
  }

  private func path(of use: OptionUse) throws(LineProblem) -> JSONPath {
    let text = try text(of: use)
    guard let path = try? JSONPath(text) else {
      throw problem("expected a path after \(use.name)", use, instead: ".rows")
    }
    return path
  }

  /// What is to be written behind the body; `@FILE` holds it.
  private func format(of use: OptionUse) throws(LineProblem) -> WriteOutFormat {
    var text = try text(of: use)
    if text.hasPrefix("@") { text = try textContents(of: String(text.dropFirst()), at: place(of: use)) }
    do {
      return try WriteOutFormat(text)
    } catch {
      let meant = nearest(to: error.name, among: WriteOutFormat.Variable.allCases.map(\.rawValue))
      throw LineProblem(
        "nothing is known here as %{\(error.name)}", at: place(of: use), try: meant.map { "-w '%{\($0)}'" })
    }
  }

  private func parts(of use: OptionUse) throws(LineProblem) -> String {
    let text = try text(of: use)
    guard text.allSatisfy({ "HBhbm".contains($0) }) else {
      throw problem("expected some of the letters HBhbm after \(use.name)", use, instead: "hb")
    }
    return text
  }

  private func address(of use: OptionUse) throws(LineProblem) -> String {
    let text = try text(of: use)
    let pieces = text.split(separator: ":", maxSplits: 2)
    guard pieces.count == 3, UInt16(pieces[1]) != nil else {
      throw problem(
        "expected HOST:PORT:ADDRESS after \(use.name)", use, instead: "example.com:443:127.0.0.1")
    }
    return text
  }

  /// A proxy, as curl writes them, or as HTTPie does with the scheme it is for; `nil` when it is for another one.
  private func proxy(of use: OptionUse, for url: WebURL) throws(LineProblem) -> Proxy? {
    var filled = try (use.value ?? Template([], at: use.nameRange.upperBound)).filled(from: context.variables)
    // curl's oldest name for version 4.
    if line.dialect == .curl, filled.hasPrefix("socks://") {
      filled = Template("socks4", standingFor: filled.range) + filled.dropFirst(5)
    }
    let whole = filled.textWithStandIns
    var text = whole[...]
    for scheme in ["http", "https", "all"]
    where text.hasPrefix(scheme + ":") && !text.hasPrefix(scheme + "://") {
      if scheme != "all", scheme != url.scheme { return nil }
      text = text.dropFirst(scheme.count + 1)
    }
    if text.isEmpty { return .direct }
    return .through(try ProxyURL(filled, skipping: whole.count - text.count))
  }

  /// A value that an option does not take, with one that it does.
  func problem(_ what: String, _ use: OptionUse, instead value: String) -> LineProblem {
    LineProblem(
      what, at: place(of: use), tryInstead: use.value == nil ? "\(use.name) \(value)" : value)
  }

  /// Whether `--noproxy` is about a host: it names it, a domain it is in, or all.
  private func names(_ host: String, in use: OptionUse) throws(LineProblem) -> Bool {
    let names = try text(of: use).split { $0 == "," || $0 == " " }.map { $0.drop { $0 == "." }.lowercased() }
    return names.contains { $0 == "*" || host.lowercased() == $0 || host.lowercased().hasSuffix("." + $0) }
  }

  func place(of use: OptionUse) -> Range<Int> { use.value?.range ?? use.range }
}

extension Deadlines {
  /// Limits the whole to what a line says; `nil` waits for ever. The usual silence cuts no longer time short.
  fileprivate mutating func limit(to whole: Duration?) {
    total = whole
    if idle == Deadlines().idle { idle = whole.flatMap { limit in idle.map { max($0, limit) } } }
    if whole == nil { idle = nil }
  }
}
