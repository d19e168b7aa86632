import ApusClient
internal import ApusEncodings

/// What a line does to the headers, in its order.
struct HeaderEdits {
  private struct Edit {
    let name: String
    /// `nil` leaves the header out.
    let value: HeaderField.Value?
  }

  private var edits: [Edit] = []

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    let items = preparation.line.items.filter { $0.separator.isHeader }
    let options = preparation.line.options.filter { Self.options.contains($0.option) }
    var places = items.map { (start: $0.range.lowerBound, item: Optional($0), option: OptionUse?.none) }
    places += options.map { (start: $0.range.lowerBound, item: nil, option: $0) }
    for (_, item, option) in places.sorted(by: { $0.start < $1.start }) {
      if let item { try add(item, preparation) }
      if let option { try add(option, preparation) }
    }
  }

  private static let options: Set<RequestOption> = [
    .header, .cookie, .userAgent, .referer, .range, .chunked, .timeCondition,
  ]

  func touches(_ name: String) -> Bool {
    edits.contains { HeaderField(name: $0.name, value: "").isNamed(name) }
  }

  func removes(_ name: String) -> Bool {
    edits.contains { $0.value == nil && HeaderField(name: $0.name, value: "").isNamed(name) }
  }

  /// The line's headers take the place of those of the same name.
  func applied(to headers: HeaderFields) -> HeaderFields {
    var result = headers
    for edit in edits { result = result.removing(edit.name) }
    for edit in edits {
      if let value = edit.value { result = result.adding(HeaderField(edit.name, value: value)) }
    }
    return result
  }

  /// A header that is left out takes back what was said of it, and a value takes back that it is left out.
  private mutating func add(_ name: String, _ value: HeaderField.Value?) {
    let field = HeaderField(name: name, value: "")
    edits.removeAll { field.isNamed($0.name) && (value == nil || $0.value == nil) }
    edits.append(Edit(name: name, value: value))
  }

  private mutating func add(_ item: Item, _ preparation: RequestPreparation) throws(LineProblem) {
    let name = try preparation.text(item.name, in: "a header's name")
    switch item.separator {
    case .headerFile:
      let text = try preparation.value(of: item, in: "a file's name").withoutFinalNewlines
      add(name, .text(text.trimmed))
    case .header where item.value.isEmpty:
      add(name, nil)
    default:
      add(name, try item.value.trimmed.filled(from: preparation.context.variables).headerValue.trimmed)
    }
  }

  private mutating func add(_ use: OptionUse, _ preparation: RequestPreparation) throws(LineProblem) {
    if use.option == .chunked, use.isOn { add("Transfer-Encoding", .text("chunked")) }
    guard let template = use.value else { return }
    let value = try template.filled(from: preparation.context.variables).headerValue
    switch use.option {
    case .header: try addLine(template, preparation)
    case .cookie where preparation.line.dialect == .curl && template.namesCookieFile: break
    case .cookie: try addCookie(template, value)
    case .userAgent: add("User-Agent", template.isEmpty ? nil : value)
    case .referer:
      if preparation.line.dialect == .curl, template.shown.hasSuffix(";auto") {
        throw LineProblem("a Referer that follows redirects, `;auto`, does not work here", at: template.range)
      }
      add("Referer", template.isEmpty ? nil : value)
    case .range:
      let range = try preparation.text(of: use)
      // What curl is told without an end goes to the end.
      let isOpen = preparation.line.dialect == .curl && !range.contains("-")
      add("Range", .text("bytes=" + range + (isOpen ? "-" : "")))
    case .timeCondition: try addCondition(use, preparation)
    default: break
    }
  }

  /// `-z TIME` and `-z -TIME` of curl.
  private mutating func addCondition(
    _ use: OptionUse, _ preparation: RequestPreparation
  ) throws(LineProblem) {
    let text = try preparation.text(of: use)
    let isBefore = text.hasPrefix("-")
    guard let time = WrittenTime(isBefore ? String(text.dropFirst()) : text) else {
      throw preparation.problem(
        "expected a time after \(use.name); that of a file is not taken", use,
        instead: "'1 Jan 2026 00:00:00 GMT'")
    }
    add(isBefore ? "If-Unmodified-Since" : "If-Modified-Since", .text(time.httpDate))
  }

  /// `Name: value`, `Name:` to leave it out, `Name;` to send it empty, `@FILE` for a file of such lines.
  private mutating func addLine(_ template: Template, _ preparation: RequestPreparation) throws(LineProblem) {
    if template.hasPrefix("@") {
      let path = try preparation.text(template.dropFirst(1), in: "a file's name")
      let lines = try preparation.textContents(of: path, at: template.range)
      for line in lines.split(whereSeparator: \.isNewline) {
        try addLine(Template(String(line), standingFor: template.range), preparation)
      }
      return
    }
    let glyphs = template.glyphs
    guard let colon = glyphs.firstIndex(where: { $0.isTyped(":") }) else {
      guard glyphs.last?.isTyped(";") ?? false else {
        throw LineProblem(
          .requestHeader, "expected `:` after the header's name", at: template.range,
          try: "'\(template.shown): value'")
      }
      add(
        try preparation.text(template.slice(0..<glyphs.count - 1), in: "a header's name").trimmed, .text(""))
      return
    }
    let name = try preparation.text(template.slice(0..<colon), in: "a header's name").trimmed
    guard !name.isEmpty else {
      throw LineProblem(.requestHeader, "expected a header's name before `:`", at: template.range)
    }
    let rest = template.dropFirst(colon + 1).trimmed
    add(name, rest.isEmpty ? nil : try rest.filled(from: preparation.context.variables).headerValue.trimmed)
  }

  private mutating func addCookie(_ template: Template, _ value: HeaderField.Value) throws(LineProblem) {
    guard template.glyphs.contains(where: { $0.scalar == "=" || $0.scalar == nil }) else {
      throw LineProblem(
        "expected NAME=VALUE: cookies are not read from files; the session keeps its own", at: template.range)
    }
    let earlier = edits.firstIndex { $0.name == "Cookie" && $0.value != nil }
    if let earlier, case .text(let before) = edits[earlier].value, case .text(let more) = value {
      edits[earlier] = Edit(name: "Cookie", value: .text(before + "; " + more))
    } else {
      add("Cookie", value)
    }
  }
}

extension HeaderField.Value {
  /// Blanks around a value do not belong to it (RFC 9110, 5.5).
  fileprivate var trimmed: HeaderField.Value {
    if case .text(let text) = self { .text(text.trimmed) } else { self }
  }
}

extension RequestPreparation {
  /// The headers of the request: those the body needs, over them the session's, over them the line's.
  func headers(
    over defaults: HeaderFields, at url: WebURL, _ credentials: Credentials?, _ withheld: inout [String],
    _ options: inout RequestOptions
  ) throws(LineProblem) -> HeaderFields {
    let edits = line.items.isEmpty && line.options.isEmpty ? nil : try HeaderEdits(self)
    var session = context.headers
    if !isAtHome(url) {
      withheld += session.filter { !$0.belongsAnywhere }.map(\.name)
      session = HeaderFields(session.filter(\.belongsAnywhere))
    }
    if let value = context.authorization, !(credentials?.areGiven ?? false), url.user == nil,
      !(edits?.touches("Authorization") ?? false)
    {
      if isAtHome(url) {
        session = session.setting(HeaderField("Authorization", value: value))
      } else if !withheld.contains("Authorization") {
        withheld.append("Authorization")
      }
    }
    let keepsType = defaults["Content-Type"]?.hasPrefix("multipart/") ?? false
    let usual = session.merged(over: defaults)
    var headers = edits?.applied(to: usual) ?? usual
    if keepsType { headers = headers.keepingBoundary(of: defaults, adds: line.dialect == .curl) }
    headers = HeaderFields(headers.map { HeaderField($0.name, filling: $0.value) })
    if edits?.removes("Accept-Encoding") ?? false { options.decompresses = false }
    return headers
  }
}

extension HeaderFields {
  /// The parts of a form cannot be told apart without their boundary, whatever else the content type says.
  ///
  /// - Parameter adds: whether a boundary that was typed stays too, as in curl's lines.
  fileprivate func keepingBoundary(of defaults: HeaderFields, adds: Bool) -> HeaderFields {
    guard let needed = defaults["Content-Type"] else { return self }
    guard let given = self["Content-Type"] else { return adding("Content-Type", needed) }
    guard given != needed, adds || !given.contains("boundary="),
      let boundary = needed.firstRange(of: "boundary=")
    else {
      return self
    }
    return setting("Content-Type", given + "; " + needed[boundary.lowerBound...])
  }
}
