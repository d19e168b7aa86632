internal import ApusEncodings
package import ApusMarkup

/// HTML of articles as the blocks they are laid out from.
package struct HTMLProse {
  private static let unseen: Set<String> = [
    "script", "style", "head", "template", "svg", "noscript", "title", "button", "select", "object",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img",
    "input",
    "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup",
    "time", "tt",
    "u", "var", "wbr",
  ]

  private var blocks: [ProseBlock] = []
  private var spans: [ProseSpan] = []

  /// Whether a text is HTML, not Markdown that may have some in it: it begins and ends with a tag.
  package static func isHTML(_ text: String) -> Bool {
    let whole = text.trimmed
    guard whole.hasPrefix("<"), whole.hasSuffix(">"), let next = whole.dropFirst().first else { return false }
    let name = whole.dropFirst().prefix { $0.isLetter || $0.isNumber }
    // `<https://example.com>` is a link of Markdown.
    return next == "!" || next.isLetter && !whole.dropFirst(name.count + 1).hasPrefix(":")
  }

  package static func blocks(_ nodes: [MarkupNode]) -> [ProseBlock] {
    var prose = HTMLProse()
    prose.add(nodes)
    prose.flush()
    return prose.blocks
  }

  private mutating func flush() {
    let text = Self.trimmed(spans)
    if !text.isEmpty { blocks.append(.paragraph(text)) }
    spans = []
  }

  private mutating func add(_ nodes: [MarkupNode]) {
    for node in nodes {
      guard case .element(let name, let attributes, let children) = node else {
        addInline(node, .plain)
        continue
      }
      if Self.unseen.contains(name) { continue }
      if Self.inline.contains(name) {
        addInline(node, .plain)
      } else {
        flush()
        addBlock(name, attributes, children)
        flush()
      }
    }
  }

  // MARK: Blocks

  private mutating func addBlock(_ name: String, _ attributes: MarkupAttributes, _ children: [MarkupNode]) {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      blocks.append(.heading(level: name.last?.wholeNumberValue ?? 1, Self.spans(children)))
    case "ul", "menu": blocks.append(.list(start: nil, Self.items(children)))
    case "ol": blocks.append(.list(start: attributes["start"].flatMap { Int($0) } ?? 1, Self.items(children)))
    case "blockquote": blocks.append(.quote(label: nil, Self.blocks(children)))
    case "dd": blocks.append(.list(start: nil, [Self.blocks(children)]))
    case "dt", "summary", "figcaption": blocks.append(.paragraph(Self.strong(Self.spans(children))))
    case "pre": blocks.append(Self.code(children, attributes))
    case "table": blocks.append(Self.table(children))
    case "hr": blocks.append(.rule)
    case "iframe":
      if let place = attributes["src"] { blocks.append(.paragraph([ProseSpan("embedded", .image(place))])) }
    default: add(children)
    }
  }

  private static func items(_ children: [MarkupNode]) -> [[ProseBlock]] {
    children.compactMap { child in
      guard case .element(let name, _, let content) = child else { return nil }
      // A list that stands right in a list belongs to no item.
      return blocks(name == "li" ? content : [child])
    }
  }

  private static func code(_ children: [MarkupNode], _ attributes: MarkupAttributes) -> ProseBlock {
    var title = attributes["lang"]
    for case .element("code", let attributes, _) in children {
      let classes = attributes["class"]?.split(separator: " ") ?? []
      title =
        classes.first { $0.hasPrefix("language-") }.map { String($0.dropFirst("language-".count)) } ?? title
    }
    var lines = children.map(\.text).joined().replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return .code(title: title, lines)
  }

  private static func table(_ children: [MarkupNode]) -> ProseBlock {
    var rows: [[[ProseSpan]]] = []
    func look(_ nodes: [MarkupNode]) {
      for case .element(let name, _, let content) in nodes {
        guard name == "tr" else {
          if ["thead", "tbody", "tfoot"].contains(name) { look(content) }
          continue
        }
        rows.append(
          content.prefix(50).compactMap { cell in
            guard case .element(let name, _, let content) = cell, name == "td" || name == "th" else {
              return nil
            }
            return spans(content)
          })
      }
    }
    look(children)
    let count = rows.map(\.count).max() ?? 0
    return .table(rows.map { row in row + Array(repeating: [], count: count - row.count) })
  }

  // MARK: Running text

  /// What stands in one line or cell, whatever elements it is in.
  private static func spans(_ nodes: [MarkupNode]) -> [ProseSpan] {
    var prose = HTMLProse()
    for node in nodes { prose.addInline(node, .plain) }
    return trimmed(prose.spans)
  }

  private static func strong(_ spans: [ProseSpan]) -> [ProseSpan] {
    spans.map { $0.style == .plain ? ProseSpan($0.text, .strong) : $0 }
  }

  private mutating func addInline(_ node: MarkupNode, _ style: ProseSpan.Style) {
    switch node {
    case .text(let text): spans.append(ProseSpan(Self.collapsed(text), style))
    case .element(let name, let attributes, let children):
      if Self.unseen.contains(name) { return }
      switch name {
      case "br": spans.append(ProseSpan("\n", style))
      case "wbr": return
      case "img":
        let label =
          [attributes["alt"], attributes["title"]].compactMap(\.self).first { !$0.isEmpty } ?? "image"
        spans.append(ProseSpan(label, .image(attributes["src"] ?? "")))
      case "input" where attributes["type"] == "checkbox":
        spans.append(ProseSpan(attributes["checked"] == nil ? "[ ] " : "[x] ", style))
      case "a" where attributes["href"].map { !$0.hasPrefix("#") } == true:
        addLink(to: attributes["href"] ?? "", children)
      default:
        let own = Self.style(of: name) ?? style
        for child in children { addInline(child, own) }
      }
    }
  }

  private mutating func addLink(to place: String, _ children: [MarkupNode]) {
    let text = Self.collapsed(children.map(\.text).joined())
    if !text.trimmed.isEmpty { return spans.append(ProseSpan(text, .link(place))) }
    for child in children { addInline(child, .plain) }
  }

  private static func style(of name: String) -> ProseSpan.Style? {
    switch name {
    case "b", "strong", "th": .strong
    case "em", "i", "cite", "var", "dfn": .emphasis
    case "del", "s", "strike": .struck
    case "code", "kbd", "samp", "tt": .code
    default: nil
    }
  }

  private static func collapsed(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var isBlank = false
    // By scalars: a page may be one long text, and characters take ten times as long.
    for scalar in text.unicodeScalars {
      let next = isCollapsed(scalar)
      if !next {
        if let code = UTF8.encode(scalar) { result.append(contentsOf: code) }
      } else if !isBlank {
        result.append(UInt8(ascii: " "))
      }
      isBlank = next
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isCollapsed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar == " " || (0x09...0x0d).contains(scalar.value) }
    return scalar.properties.isWhitespace && scalar != "\u{3000}" && scalar != "\u{a0}"
  }

  /// Without blanks at both ends and around line breaks, and without pieces that are empty.
  private static func trimmed(_ spans: [ProseSpan]) -> [ProseSpan] {
    var result: [ProseSpan] = []
    for var span in spans {
      let isAtStart = result.last.map { $0.text.last?.isWhitespace == true } ?? true
      if isAtStart, span.style != .code { span.text = String(span.text.drop { $0 == " " }) }
      if result.isEmpty { span.text = String(span.text.drop { $0.isNewline }) }
      if !span.text.isEmpty { result.append(span) }
    }
    while let last = result.last {
      let text = last.text.trimmedAtEnd
      result.removeLast()
      if !text.isEmpty {
        result.append(ProseSpan(text, last.style))
        break
      }
    }
    return result
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var rest = self[...]
    while let last = rest.last, last.isWhitespace, last != "\u{3000}" { rest.removeLast() }
    return String(rest)
  }
}
