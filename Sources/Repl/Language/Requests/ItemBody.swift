import APIClient
import JSON

/// The body that a line's items make, as HTTPie makes it.
struct ItemBody {
  enum Format: Equatable {
    /// - Parameter isAsked: whether `--json` says so even without data.
    case json(isAsked: Bool)
    case form, multipart
  }

  enum Content {
    case nothing
    case json(String)
    case form([QueryItem])
    case parts([MultipartForm.Part])
    case file(path: String, type: String?)
  }

  let format: Format
  let content: Content
  private(set) var boundary: String?

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    let line = preparation.line
    let own = line.items.filter { $0.separator.isData }
    let items = Self.usesSessionData(line) ? preparation.context.data + own : own
    format = Self.format(of: line)
    boundary = try line.last(.boundary).map { use throws(LineProblem) in try preparation.text(of: use) }
    let isWholeFile = items.contains { $0.separator == .upload } && format != .form && format != .multipart
    if isWholeFile {
      content = try Self.wholeFile(items, preparation)
      return
    }
    switch format {
    case .multipart:
      content = .parts(try items.parts(preparation))
    case .form where items.contains { $0.separator == .upload }:
      content = .parts(try items.parts(preparation))
    case .form:
      content = items.isEmpty ? .nothing : .form(try items.pairs(preparation))
    case .json:
      content = items.isEmpty ? .nothing : .json(try Self.json(items, preparation))
    }
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

  private static func usesSessionData(_ line: RequestLine) -> Bool {
    line.dialect == .native && [.post, .put, .patch].contains(line.method)
  }

  /// `@file` alone is the body.
  private static func wholeFile(
    _ items: [Item], _ preparation: RequestPreparation
  ) throws(LineProblem) -> Content {
    if items.count > 1 {
      let second =
        items[0].separator == .upload ? items[1] : items.first { $0.separator == .upload } ?? items[1]
      throw LineProblem(
        .requestBody, "a request has one body; this is a second", at: second.range, try: "--form")
    }
    guard let item = items.first else { return .nothing }
    let file = try UploadedFile(item, preparation)
    return .file(path: file.path, type: MediaType.guess(for: file.path))
  }

  private static func json(_ items: [Item], _ preparation: RequestPreparation) throws(LineProblem) -> String {
    var tree = JSONTree.null
    for item in items {
      let name = try item.name.filled(from: preparation.context.variables)
      _ = try name.visible(in: "a body")
      try tree.set(try preparation.tree(of: item), at: KeyPath.steps(of: name)[...])
    }
    var text = ""
    tree.write(to: &text)
    return text
  }
}

extension [Item] {
  fileprivate func pairs(_ preparation: RequestPreparation) throws(LineProblem) -> [QueryItem] {
    var pairs: [QueryItem] = []
    for item in self {
      let name = try preparation.text(item.name, in: "a body")
      pairs.append(QueryItem(name, try preparation.formValue(of: item)))
    }
    return pairs
  }

  fileprivate func parts(_ preparation: RequestPreparation) throws(LineProblem) -> [MultipartForm.Part] {
    var order: [String] = []
    var groups: [String: [MultipartForm.Part]] = [:]
    for item in self {
      let name = try preparation.text(item.name, in: "a body")
      let part: MultipartForm.Part
      if item.separator == .upload {
        let file = try UploadedFile(item, preparation)
        part = MultipartForm.Part(
          name, fileName: file.name, contentType: file.type, content: .file(path: file.path))
      } else {
        part = .field(name, try preparation.formValue(of: item))
      }
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(part)
    }
    return order.flatMap { groups[$0] ?? [] }
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
    path = try preparation.sendable(written, at: item.value.range)
    name = written.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? written
    type = pieces.count > 1 && !pieces[1].isEmpty ? pieces[1] : MediaType.guess(for: written)
  }
}

extension RequestPreparation {
  /// A JSON text with its holes filled, checked.
  func json(_ template: Template) throws(LineProblem) -> String {
    let filled = try template.filledAsJSON(from: context.variables)
    let text = try filled.visible(in: "a body")
    _ = try document(text) { filled.place(ofByte: $0) }
    return text
  }

  /// What a data item puts into a JSON body.
  fileprivate func tree(of item: Item) throws(LineProblem) -> JSONTree {
    guard item.separator == .json || item.separator == .jsonFile else {
      return .string(try value(of: item, in: "a body"))
    }
    return JSONTree(try parsed(item).root)
  }

  /// What a data item puts into a form.
  fileprivate func formValue(of item: Item) throws(LineProblem) -> String {
    guard item.separator == .json || item.separator == .jsonFile else {
      return try value(of: item, in: "a body")
    }
    let value = try parsed(item).root
    switch value.kind {
    case .string: return value.string ?? value.text
    case .integer, .decimal: return value.text
    // HTTPie writes them as Python does.
    case .true: return "True"
    case .false: return "False"
    case .null, .array, .object:
      throw LineProblem(
        .requestBody, "a form's field is text; expected a string, a number or a boolean", at: item.value.range
      )
    }
  }

  private func parsed(_ item: Item) throws(LineProblem) -> Document {
    if item.separator == .jsonFile {
      let text = try value(of: item, in: "a body")
      return try document(text) { _ in item.value.range }
    }
    let filled = try item.value.filledAsJSON(from: context.variables)
    let text = try filled.visible(in: "a body")
    return try document(text, orString: item) { filled.place(ofByte: $0) }
  }

  private func document(
    _ text: String, orString item: Item? = nil, place: (Int) -> Range<Int>
  ) throws(LineProblem) -> Document {
    let document: Document
    do {
      document = try Document(text)
    } catch {
      let isWord = text.first.map { $0.isLetter } ?? false
      throw LineProblem(
        .requestBody, "this is not JSON: expected \(error.expected), found \(error.found)",
        at: place(error.position.offset),
        try: isWord ? item.map { "\($0.name.shown)=\($0.value.shown)" } : nil)
    }
    guard document.depth <= KeyPath.depthLimit else {
      throw LineProblem(.requestBody, "items nest at most \(KeyPath.depthLimit) deep", at: place(0))
    }
    return document
  }
}

extension Document {
  /// How deep its arrays and objects nest.
  fileprivate var depth: Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return deepest
  }
}

extension String {
  /// The pieces between occurrences of a separator.
  func components(of separator: String) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      pieces.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return pieces + [String(rest)]
  }
}
