internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

// An answer may hold the URL to ask for next, or a template of one (RFC 6570).
extension RequestLine {
  /// The line with the URL that an answer has, where the line names that in place of one: `get .next_url`,
  /// `get $2.items[0].url`, `get {{.gists_url}}`. Items of its query fill the places of a template.
  func takingAnswerURL(in context: RequestContext) throws(LineProblem) -> RequestLine {
    guard dialect == .native, let url, let named = url.namedAnswerURL(in: text) else {
      return beginningInAnswer
    }
    // Braces may name anything, and what they hold is judged elsewhere.
    let value = try context.variables.value(of: named.path, at: url.range)
    guard let written = try value.urlText(named, at: url.range) else { return beginningInAnswer }
    let filling = try TemplateFilling(written, of: self, in: context)
    if named.isInBraces, filling.used.isEmpty, filling.text == written { return beginningInAnswer }
    var line = self
    var target = filling.text
    if !named.isInBraces, let asked = context.urlOfAnswer?(named.number) {
      do {
        let place = try asked.resolving(target)
        let copy = context.copy?(place, asked)
        if copy != nil { line.copied = place.origin }
        target = (copy ?? place).reference(from: context.base)
      } catch {
        throw LineProblem(.requestURL, "\(named.path) cannot be asked: \(error.reason)", at: url.range)
      }
    }
    line.url = Template(filledIn: target, at: url.range)
    line.items.removeAll { filling.used.contains($0.range) }
    line.urlOfAnswer = named.path
    return line
  }

  /// The line as it is, with the path in braces that its URL begins with: an answer says then where it leads.
  private var beginningInAnswer: RequestLine {
    guard case .variable(let name)? = url?.fragments.first?.kind,
      Variables.isPath(name) || AnswerPart(name) != nil
    else { return self }
    var line = self
    line.urlOfAnswer = name
    return line
  }

  /// What is to be said of a URL that nobody typed, where it leads elsewhere.
  func notes(onAsking url: WebURL, in context: RequestContext) -> [String] {
    if let copied { return ["asking the practice API's copy of \(copied)"] }
    guard urlOfAnswer != nil,
      let home = context.home ?? context.base?.origin ?? context.urlOfAnswer?(nil)?.origin,
      home != url.origin
    else { return [] }
    return ["asking \(url.withoutUser), which is not \(home)"]
  }
}

extension Template {
  /// An answer's value that stands in place of a URL.
  fileprivate struct NamedAnswerURL {
    let path: String
    /// Whether it stands in braces, where it may also be one of the session's variables.
    let isInBraces: Bool

    /// Of which response; `nil` is what was last received.
    var number: Int? { Int(path.dropFirst().prefix { $0.isASCII && $0.isNumber }) }
  }

  /// - Parameter line: the line it stands in, as the quotes of keys belong to a path.
  fileprivate func namedAnswerURL(in line: String) -> NamedAnswerURL? {
    guard let first = fragments.first else { return nil }
    if case .variable(let name) = first.kind {
      return fragments.count == 1 ? NamedAnswerURL(path: name, isInBraces: true) : nil
    }
    guard Variables.isPath(first.text), let text = plain, AnswerURL.isNamed(by: text) else { return nil }
    let bytes = Array(line.utf8)
    let typed = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    return NamedAnswerURL(path: Variables.isPath(typed) ? typed : text, isInBraces: false)
  }

  fileprivate init(filledIn text: String, at range: Range<Int>) {
    self.init(
      [Fragment(kind: .value(isInteger: false), text: text, range: range)], at: range.lowerBound)
  }
}

extension WebURL {
  /// The URL without a user; behind a base that has one, its path, which gets that of the base.
  fileprivate func reference(from base: WebURL?) -> String {
    guard let base, base.user != nil, base.query == nil, base.origin == origin else {
      return withoutUser.description
    }
    let root = base.path.withoutFinalSlash
    return path.hasPrefix(root + "/") ? String(target.dropFirst(root.count)) : withoutUser.description
  }
}

extension VariableValue {
  /// The URL that a value is; `nil` where braces hold something else.
  fileprivate func urlText(
    _ named: Template.NamedAnswerURL, at range: Range<Int>
  ) throws(LineProblem) -> String? {
    guard case .json(let node) = self else { return nil }
    if named.isInBraces { return node.string.flatMap { $0.contains("{") ? $0 : nil } }
    guard let text = node.string else {
      throw LineProblem(
        .requestVariable, "\(named.path) is \(node.kind.inWords), and a URL is a text", at: range,
        try: named.path)
    }
    let isURL = ["http://", "https://", "/", "?", "./", "../"].contains { text.lowercased().hasPrefix($0) }
    guard isURL else {
      throw LineProblem(
        .requestVariable, "\(named.path) is no URL; a path that begins with a dot is written ./\(named.path)",
        at: range, try: named.path)
    }
    return text
  }
}

/// A template of a URL, filled with the items of a line's query.
private struct TemplateFilling {
  private(set) var text: String
  /// The items that it took.
  private(set) var used: Set<Range<Int>> = []

  init(_ written: String, of line: RequestLine, in context: RequestContext) throws(LineProblem) {
    text = written
    guard written.contains("{"), let template = URITemplate(written) else { return }
    let preparation = RequestPreparation(line: line, context: context)
    var values: [String: [String]] = [:]
    for item in line.items where item.separator.isQuery {
      let name = try preparation.text(item.name, in: "a query")
      guard template.names.contains(name) else { continue }
      values[name, default: []].append(try preparation.value(of: item, in: "a URL"))
      used.insert(item.range)
    }
    if let missing = template.requiredNames.first(where: { values[$0] == nil }), let url = line.url {
      throw LineProblem(
        .requestVariable, "{\(missing)} of \(written) is not filled in", at: url.range,
        tryInstead: "\(url.shown) \(ItemPrinter().print(.query, name: missing, value: "1"))")
    }
    text = template.filled { name in
      guard let all = values[name], let first = all.first else { return nil }
      return all.count == 1 ? .text(first) : .list(all)
    }
  }
}
