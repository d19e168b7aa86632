import ApusClient
internal import ApusEncodings
import ApusJSON

extension RequestPreparation {
  /// The URL with everything that belongs into its query.
  func url(_ body: inout BodyPlan?, _ withheld: inout [String]) throws(LineProblem) -> WebURL {
    var url = try resolvedURL()
    var items: [QueryItem] = []
    for item in line.items where item.separator.isQuery {
      let value = try value(of: item, in: "a query")
      items.append(
        QueryItem(
          name: try text(item.name, in: "a query"),
          value: item.separator.readsFile ? value.withoutFinalNewlines : value))
    }
    let session = context.query.filter { given in !items.contains { $0.name == given.name } }
    if isAtHome(url) {
      items = session + items
    } else {
      withheld += session.map { "the query's \($0.name)" }
    }
    if !items.isEmpty { url = url.addingQuery(try described(items, in: .query).formEncoded) }
    var query = body?.takeQuery()
    if query == nil, hasOptions { query = try CurlData(queryOf: self)?.text }
    if let data = query {
      url = url.addingQuery(PercentEncoding.encode(data, for: .writtenQuery), isJoined: true)
    }
    if let name = body?.nameToAppend, url.path.hasSuffix("/") {
      url = url.appending(path: PercentEncoding.encode(name, for: .segment))
    }
    return url
  }

  /// Whether a URL leads where the session's own settings belong, or may have them all the same.
  func isAtHome(_ url: WebURL) -> Bool {
    guard !line.isOn(.sendHeadersAnyway), let home = context.home ?? context.base?.origin else { return true }
    return home == url.origin && namesBaseSocket
  }

  /// Behind the name of every socket is the same host.
  private var namesBaseSocket: Bool {
    guard let named = namedSocket else { return true }
    return named == context.unixSocket
  }

  /// The socket in the file system that the line's URL names.
  private var namedSocket: String? {
    // A path, as most lines have it, names none.
    guard let url = line.url, url.fragments.first?.text.utf8.first != UInt8(ascii: "/") else { return nil }
    return (try? urlText(url)).flatMap(Self.socketURL)?.path
  }

  /// A URL of the web, as most are, names none.
  private static func socketURL(_ text: String) -> SocketURL? {
    text.hasPrefix("http://") || text.hasPrefix("https://") ? nil : SocketURL(text)
  }

  /// The socket that a URL is asked over: the one it names, or the one the base stands for.
  func socket(for url: WebURL) throws(LineProblem) -> String? {
    if let named = namedSocket { return named }
    return url.origin == context.base?.origin ? context.unixSocket : nil
  }

  /// Over a socket in the file system a path needs no host to belong to.
  private var base: WebURL? {
    context.base ?? (line.isOn(.unixSocket) ? .http("localhost") : nil)
  }

  /// The names of fields kept for the session that this line would send to another origin.
  func fieldsHeldBack() throws(LineProblem) -> [String] {
    guard line.usesSessionData, !context.data.isEmpty, !isAtHome(try resolvedURL()) else {
      return []
    }
    return context.data.map { Self.nameOfField($0) }
  }

  func resolvedURL() throws(LineProblem) -> WebURL {
    guard let template = line.url else { return try location(at: 0..<0) }
    let text = try urlText(template)
    let reference = URLReference(text, scheme: try scheme(), line: line, hasBase: base != nil)
    switch reference {
    case .absolute(let text):
      if let socket = Self.socketURL(text) { return try parsed(socket.url, at: template.range) }
      return try parsed(text, at: template.range)
    case .relative(let text):
      return try joined(text, at: template.range)
    case .several:
      throw LineProblem(
        .requestURL, "expected one URL: braces and ranges stand for several", at: template.range, try: "-g")
    case .homeless:
      throw LineProblem(
        .requestURL, "there is no base that \(text) could belong to", at: template.range,
        try: "base https://… or a whole URL")
    }
  }

  private func scheme() throws(LineProblem) -> String {
    guard let use = line.last(.defaultScheme) else { return line.defaultScheme }
    return try text(of: use)
  }

  private func location(at range: Range<Int>) throws(LineProblem) -> WebURL {
    guard let base else {
      throw LineProblem(.requestURL, "expected a URL: there is no base yet", at: range, try: "base https://…")
    }
    return base.with(
      path: URLReference.join(base.path, context.path, "", keepsDots: false), query: base.query)
  }

  private func parsed(_ text: String, at range: Range<Int>) throws(LineProblem) -> WebURL {
    do {
      let url = try WebURL(text)
      if line.isOn(.pathAsIs) { return url }
      return url.with(path: URLReference.withoutDots(url.path), query: url.query, fragment: url.fragment)
    } catch {
      throw LineProblem(.requestURL, error.reason, at: range)
    }
  }

  private func joined(_ text: String, at range: Range<Int>) throws(LineProblem) -> WebURL {
    guard let root = base else { return try location(at: range) }
    guard !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else {
      throw LineProblem(.requestURL, "the URL has a control character in it", at: range)
    }
    let (target, fragment) = text.parted(at: "#")
    let (path, query) = target.parted(at: "?")
    let written = query.map { PercentEncoding.encode($0, for: .writtenQuery) }
    return root.with(
      path: URLReference.join(
        root.path, context.path, PercentEncoding.encode(path, for: .writtenPath),
        keepsDots: line.isOn(.pathAsIs)),
      query: root.query == nil ? written : [root.query, written].compactMap(\.self).joinedOrNil,
      fragment: fragment)
  }

  /// Refuses values that leave a hole in the path, where `/users/` and `/users/null` are other resources.
  private func checkParts(of template: Template) throws(LineProblem) {
    for fragment in template.fragments {
      guard case .variable(let name) = fragment.kind,
        case .json = try context.variables.value(of: name, at: fragment.range),
        let kind = try context.variables.value(of: name, at: fragment.range).kindOfNoPart
      else { continue }
      throw LineProblem(
        .requestVariable, "\(name) is \(kind), and a part of a URL is a text or a number", at: fragment.range)
    }
  }

  private func urlText(_ written: Template) throws(LineProblem) -> String {
    let takesBraces = line.isOn(.globOff) && !line.isTranslated
    let isPasted = line.dialect != .native && !takesBraces
    let template = isPasted ? written.fillingParts(from: context.variables) : written
    try checkParts(of: template)
    let isFilled = template.fragments.allSatisfy(\.isText)
    let filled = isFilled ? template : try template.filled(from: context.variables)
    if !isFilled { _ = try filled.visible(in: "a URL") }
    // curl takes braces as they are when it is told to.
    if !takesBraces {
      if isPasted { try filled.refusePlaceholders() }
      if filled.hasBrace { try filled.refuseUnfilledParts { value(for: $0, in: template) } }
    }
    let isNative = line.dialect == .native
    guard !isFilled else {
      let text = filled.fragments.reduce("") { $0 + $1.text }
      return isNative ? text.withoutBackslashes : text
    }
    var url = FilledURL(mayBePath: isNative && base != nil)
    for (hole, fragment) in zip(template.fragments, filled.fragments) {
      if case .variable(let name) = hole.kind {
        try url.add(FilledURL.Value(name: name, text: fragment.text, range: fragment.range))
      } else {
        try url.add(written: isNative ? fragment.text.withoutBackslashes : fragment.text)
      }
    }
    return try url.whole()
  }

  /// What could be meant by `{name}`.
  private func value(for name: String, in url: Template) -> String {
    if context.variables.values[name] != nil || Variables.isPath(name) { return "{{\(name)}}" }
    return context.valueOfPart?(line.effectiveMethod, url.shown, name) ?? "1"
  }
}

extension WebURL {
  /// - Parameter isJoined: whether an ampersand that is there joins them, as in curl's lines.
  fileprivate func addingQuery(_ more: String, isJoined: Bool = false) -> WebURL {
    let before = query.map { isJoined && $0.hasSuffix("&") ? String($0.dropLast()) : $0 }
    return with(path: path, query: [before, more].compactMap(\.self).joinedOrNil, fragment: fragment)
  }
}

extension String {
  /// What stands before the first such sign, and behind it; `nil` where there is none.
  fileprivate func parted(at sign: Unicode.Scalar) -> (String, String?) {
    guard let place = utf8.firstIndex(of: UInt8(ascii: sign)) else { return (self, nil) }
    return (String(self[..<place]), String(self[utf8.index(after: place)...]))
  }

  /// Most texts have none.
  fileprivate var withoutBackslashes: String {
    holds("\\") ? filter { $0 != "\\" } : self
  }
}

extension [String] {
  /// Queries joined; `nil` when there is none.
  fileprivate var joinedOrNil: String? { isEmpty ? nil : filter { !$0.isEmpty }.joined(separator: "&") }
}

extension [QueryItem] {
  /// Items of one name stand together, where the first of them stood, as HTTPie has it.
  var groupedByName: [QueryItem] {
    var order: [String] = []
    var groups: [String: [QueryItem]] = [:]
    for item in self {
      if groups[item.name] == nil { order.append(item.name) }
      groups[item.name, default: []].append(item)
    }
    return order.flatMap { groups[$0] ?? [] }
  }
}
