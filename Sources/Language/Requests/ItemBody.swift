import ApusClient

/// The body that a line's items make, as HTTPie makes it.
struct ItemBody {
  enum Format: Equatable {
    /// - Parameter isAsked: whether `--json` says so even without data.
    case json(isAsked: Bool)
    case form, multipart
  }

  /// How a form says what is true.
  enum FormSpelling {
    /// As HTTPie does it where `--form` asks for a form.
    case python
    /// As it is typed: the form was not asked for.
    case json
  }

  enum Content {
    case nothing
    case json(String)
    case form([RequestContext.DescribedField])
    case parts([MultipartForm.Part])
    case file(path: String, type: String?)
  }

  let format: Format
  let content: Content
  /// The fields among it that are kept for the session, in words.
  let keptFields: [String]
  /// What JSON is sent as.
  let jsonType: String
  private(set) var boundary: String?

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    let line = preparation.line
    let own = line.items.filter { $0.separator.isData }
    let kept = line.usesSessionData ? preparation.context.data : []
    let items = kept + own
    keptFields = kept.map(RequestPreparation.nameOfField)
    let isDescribed = !items.isEmpty && preparation.context.bodyTypes != nil
    let described = isDescribed ? try preparation.describedBody() : nil
    let asked = Self.format(of: line)
    jsonType = described?.json ?? "application/json"
    boundary = try line.last(.boundary).map { use throws(LineProblem) in try preparation.text(of: use) }
    let isWholeFile = items.contains { $0.separator == .upload } && asked != .form && asked != .multipart
    if isWholeFile {
      format = asked
      content = try Self.wholeFile(items, preparation, usually: described?.whole)
      return
    }
    // A file makes parts, whatever else the operation takes.
    format = asked == .multipart ? asked : described?.form ?? asked
    let spelling: FormSpelling = described?.form == nil ? .python : .json
    switch format {
    case .multipart:
      content = .parts(try items.parts(preparation, spelling))
    case .form where items.contains { $0.separator == .upload }:
      content = .parts(try items.parts(preparation, spelling))
    case .form:
      let pairs = try items.pairs(preparation, spelling)
      content = pairs.isEmpty ? .nothing : .form(try preparation.described(pairs, in: .form(MediaType.pairs)))
    case .json:
      content = items.isEmpty ? .nothing : .json(try Self.json(items, preparation))
    }
  }

  /// Whether the line itself says what its items make.
  static func saysFormat(_ line: RequestLine) -> Bool {
    let last = line.options.last { [.json, .form, .multipart].contains($0.option) }
    return last?.isOn ?? false
  }

  /// What is said last counts, and `--no-form` is as good as nothing. A file with a name makes parts even then.
  static func format(of line: RequestLine) -> Format {
    let last = line.options.last { [.json, .form, .multipart].contains($0.option) }
    let said = last?.isOn ?? false ? last : nil
    switch said?.option {
    case .form: return .form
    case .multipart: return .multipart
    default:
      let hasNamedFile = line.items.contains { $0.separator == .upload && !$0.name.isEmpty }
      return hasNamedFile ? .multipart : .json(isAsked: said != nil)
    }
  }

  /// `@file` alone is the body.
  private static func wholeFile(
    _ items: [Item], _ preparation: RequestPreparation, usually type: String?
  ) throws(LineProblem) -> Content {
    if items.count > 1 {
      let second =
        items[0].separator == .upload ? items[1] : items.first { $0.separator == .upload } ?? items[1]
      throw LineProblem(
        .requestBody, "a request has one body; this is a second", at: second.range, try: "--form")
    }
    guard let item = items.first else { return .nothing }
    let file = try UploadedFile(item, preparation)
    return .file(path: file.path, type: MediaType.guess(for: file.path) ?? type)
  }

  /// - Parameter value: what they change; by default nothing is there.
  static func json(
    _ items: [Item], _ preparation: RequestPreparation, over value: JSONTree = .null
  ) throws(LineProblem) -> String {
    var tree = value
    for item in items {
      let name = try item.name.filled(from: preparation.context.variables)
      _ = try name.visible(in: "a body")
      try tree.set(try preparation.tree(of: item), at: steps(of: name)[...])
    }
    var text = ""
    tree.write(to: &text)
    return text
  }

  /// Where a name leads: most have no brackets, and need no reading.
  private static func steps(of name: Template) throws(LineProblem) -> [KeyPath.Step] {
    guard let text = name.plain, !text.utf8.contains(where: "[]\\".utf8.contains) else {
      return try KeyPath.steps(of: name)
    }
    return [KeyPath.Step(kind: .key(text), range: name.range)]
  }
}

extension [Item] {
  fileprivate func pairs(
    _ preparation: RequestPreparation, _ spelling: ItemBody.FormSpelling
  ) throws(LineProblem) -> [QueryItem] {
    var pairs: [QueryItem] = []
    for item in self {
      let name = try preparation.text(item.name, in: "a body")
      pairs.append(QueryItem(name: name, value: try preparation.formValue(of: item, spelling)))
    }
    return pairs
  }

  fileprivate func parts(
    _ preparation: RequestPreparation, _ spelling: ItemBody.FormSpelling
  ) throws(LineProblem) -> [MultipartForm.Part] {
    var order: [String] = []
    var groups: [String: [MultipartForm.Part]] = [:]
    for item in self {
      let name = try preparation.text(item.name, in: "a body")
      let part: MultipartForm.Part
      if item.separator == .upload {
        let file = try UploadedFile(item, preparation)
        part = MultipartForm.Part(
          name, fileName: file.name, contentType: file.type,
          content: try preparation.part(ofFile: file.path, at: item.value.range))
      } else {
        part = .field(name, try preparation.formValue(of: item, spelling))
      }
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(part)
    }
    var parts: [MultipartForm.Part] = []
    for name in order { parts += try (groups[name] ?? []).described(by: preparation) }
    return parts
  }
}

extension [MultipartForm.Part] {
  /// Parts of one name as the operation is described to take them. A file is what it is.
  fileprivate func described(by preparation: RequestPreparation) throws(LineProblem) -> [MultipartForm.Part] {
    var items: [QueryItem] = []
    for part in self {
      guard part.fileName == nil, case .bytes(let bytes) = part.content else { return self }
      items.append(QueryItem(name: part.name, value: String(decoding: bytes, as: UTF8.self)))
    }
    return try preparation.described(items, in: .form(MediaType.parts)).map { field in
      .field(field.name, field.text, contentType: field.type)
    }
  }
}

/// A file that an item sends: `name@path;type=text/plain`.
private struct UploadedFile {
  let path: String
  let name: String
  let type: String?

  init(_ item: Item, _ preparation: RequestPreparation) throws(LineProblem) {
    let text = try preparation.text(item.value, in: "a file's name")
    let pieces = text.components(of: ";type=")
    let written = pieces.first ?? ""
    guard !written.isEmpty else {
      throw LineProblem(.requestBody, "expected a file name after `@`", at: item.range)
    }
    if written == "-" {
      throw LineProblem(
        .requestBody, "standard input is a whole body, which stands alone as `@-`", at: item.range)
    }
    path = try preparation.sendable(written, at: item.value.range)
    name = written.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? written
    type = pieces.count > 1 && !pieces[1].isEmpty ? pieces[1] : MediaType.guess(for: written)
  }
}
