internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

/// A body as the lines of a file of requests.
struct CollectedBodyLines {
  private(set) var lines: [HTTPFile.BodyLine] = []
  /// What it adds to the headers, unless they are there.
  private(set) var headers: [(name: String, value: String)] = []
  /// What is between the parts of a form.
  private(set) var boundary: String?
  private let folder: String?

  init(_ body: CollectedBody, headers: [CollectedPair], folder: String?) {
    self.folder = folder
    switch body {
    case .none: return
    case .text(let text, let type):
      if let type { add(type) }
      lines = Self.lines(text)
    case .form(let pairs):
      add("application/x-www-form-urlencoded")
      lines = [.text(pairs.map { "\(Self.form($0.name))=\(Self.form($0.value))" }.joined(separator: "&"))]
    case .multipart(let parts): put(parts)
    case .file(let path, let type):
      if let type { add(type) }
      lines = [.file(place(of: path), isFilled: false)]
    case .graphQL(let query, let variables):
      self.headers.append(("X-Request-Type", "GraphQL"))
      add("application/json")
      lines = Self.lines(query.trimmed)
      if !variables.trimmed.isEmpty { lines += [.text("")] + Self.lines(variables.trimmed) }
    }
  }

  private mutating func add(_ type: String) { headers.append(("Content-Type", type)) }

  private static func lines(_ text: String) -> [HTTPFile.BodyLine] {
    text.components(of: "\n").map { .text($0) }
  }

  /// A name or a value of a form; variables are put in as they are.
  private static func form(_ text: String) -> String {
    HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .hole(let name): "{{\(name)}}"
      case .unclosed(let rest): PercentEncoding.encode("{{" + rest, for: .form)
      case .text(let text): PercentEncoding.encode(text, for: .form)
      }
    }.joined()
  }

  private func place(of path: String) -> String {
    guard let folder, !folder.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("~") else { return path }
    return "\(folder)/\(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)"
  }

  private mutating func put(_ parts: [CollectedPart]) {
    let boundary = "apus-boundary-4f1d7c20"
    self.boundary = boundary
    for part in parts {
      lines.append(.text("--\(boundary)"))
      var disposition = "Content-Disposition: form-data; name=\"\(Self.quoted(part.name))\""
      switch part.content {
      case .text(let text):
        lines.append(.text(disposition))
        if let type = part.type { lines.append(.text("Content-Type: \(type)")) }
        // Its own line ends stay what they are.
        lines += [.text(""), .text(text)]
      case .file(let path):
        disposition += "; filename=\"\(Self.quoted(FileName.last(of: path)))\""
        lines += [.text(disposition), .text("Content-Type: \(part.type ?? Self.type(of: path))"), .text("")]
        lines.append(.file(place(of: path), isFilled: false))
      }
    }
    lines.append(.text("--\(boundary)--"))
  }

  private static func type(of path: String) -> String {
    MediaType.guess(for: path) ?? "application/octet-stream"
  }

  private static func quoted(_ text: String) -> String {
    text.replacing(["\"": "%22", "\r": "%0D", "\n": "%0A"])
  }
}
