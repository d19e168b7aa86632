internal import ApusEncodings
internal import ApusLanguage

/// A collection as a `.http` file, for `run` and for the editors that know such files.
struct CollectionHTTPText {
  /// The file's text.
  private(set) var text = ""
  /// Bodies that no line of such a file can say, by the names of the files that they are in.
  private(set) var bodies: [(name: String, text: String)] = []
  private let name: String
  private let folder: String?

  /// - Parameters:
  ///   - name: what the files are called, without an ending.
  ///   - folder: where the collection's own files are.
  init(_ collection: RequestCollection, named name: String, filesIn folder: String?) {
    self.name = name
    self.folder = folder
    var texts: [String] = ["# \(Self.line(collection.name)): from \(collection.what)\n"]
    for request in collection.requests { texts.append(text(of: request)) }
    text = texts.joined(separator: "\n")
  }

  private mutating func text(of request: CollectedRequest) -> String {
    var lines = ["### \(Self.line(request.title))"]
    if let refusal = request.refusal {
      return (lines + ["# left out: \(Self.line(refusal))", ""]).joined(separator: "\n")
    }
    if !request.followsRedirects { lines.append("# @no-redirect") }
    if let timeout = request.timeout { lines.append("# @timeout \(timeout)") }
    let http = CollectedHTTPRequest(request, filesIn: folder)
    lines.append(http.start)
    for header in http.headers {
      lines.append(header.value.isEmpty ? "\(header.name):" : "\(header.name): \(header.value)")
    }
    let isMultipart = http.headers.contains {
      $0.name.lowercased() == "content-type" && $0.value.hasPrefix("multipart/")
    }
    let body = bodyLines(http.body, isMultipart: isMultipart)
    if !body.isEmpty { lines += [""] + body }
    let script = CollectionAnswerScript(request).lines
    if !script.isEmpty { lines += [""] + script }
    return (lines + [""]).joined(separator: "\n")
  }

  /// A name on one line, without what would begin something else there.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
  }

  // MARK: Bodies

  private mutating func bodyLines(_ body: [HTTPFile.BodyLine], isMultipart: Bool) -> [String] {
    let texts = body.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if !isMultipart, texts.count == body.count, Self.isMisread(texts) {
      return ["<@ ./\(kept(texts.joined(separator: "\n")))"]
    }
    return body.map { line in
      switch line {
      case .file(let path, let isFilled): return "<\(isFilled ? "@" : "") \(path)"
      case .text(let text):
        let isPart = isMultipart && !text.isEmpty && !text.hasPrefix("--") && !text.hasPrefix("Content-")
        return isPart && Self.isMisread([text]) ? "<@ ./\(kept(text))" : text
      }
    }
  }

  private mutating func kept(_ text: String) -> String {
    let file = "\(name)-body-\(bodies.count + 1).txt"
    bodies.append((file, text))
    return file
  }

  /// Whether a reader of such files would take lines of a body for something else.
  private static func isMisread(_ texts: [String]) -> Bool {
    // A line's end of two marks is one character, so scalars are looked at.
    let isBroken = texts.contains { text in
      text.unicodeScalars.contains { ["\n", "\r", "\u{85}", "\u{2028}"].contains($0) }
    }
    if isBroken { return true }
    let lines = texts
    // Empty lines at either end are no part of a body there.
    if lines.first?.trimmed.isEmpty == true || lines.last?.trimmed.isEmpty == true { return true }
    return lines.contains { line in
      let text = line.trimmed
      return ["#", "//", "<", ">", "?? ", "{%"].contains { text.hasPrefix($0) } && !text.hasPrefix("<?")
        && !isTag(text)
        || text.hasPrefix("{{") && !text.contains("}}")
    }
  }

  /// `<name>`, which is no file's path.
  private static func isTag(_ text: String) -> Bool {
    guard text.hasPrefix("<"), let next = text.dropFirst().first else { return false }
    return next.isLetter || next == "/" || next == "!"
  }
}
