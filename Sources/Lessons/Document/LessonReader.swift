internal import ApusEncodings
internal import ApusFormats
internal import ApusLanguage

/// Reads a lesson, one line after the other.
struct LessonReader {
  let file: String
  let text: String
  let lines: [Substring]
  var at = 0

  /// A lesson is read whole and kept: nobody writes a longer one.
  static let mostBytes = 256 << 10
  static let mostSteps = 200
  static let mostLinesOfBlock = 200

  init(_ bytes: [UInt8], file: String) throws(LessonProblem) {
    self.file = file
    guard bytes.count <= Self.mostBytes else {
      throw LessonProblem(file: file, line: 1, "a lesson has at most \(Self.mostBytes >> 10) kB")
    }
    // Editors of Windows begin a file with a mark and end its lines with two characters, which Swift takes for one.
    text = FileText.of(bytes).replacing("\r\n", with: "\n")
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let number = lines.firstIndex { $0.unicodeScalars.contains("\u{fffd}") } ?? 0
    throw problem("expected UTF-8", at: number + 1)
  }

  mutating func document() throws(LessonProblem) -> LessonDocument {
    var document = LessonDocument()
    try readHead(into: &document)
    var builder = LessonStepBuilder(file: file)
    while at < lines.count {
      if let block = try block() {
        try builder.add(block)
        guard builder.count <= Self.mostSteps else {
          throw problem("a lesson has at most \(Self.mostSteps) steps", at: block.place)
        }
      } else {
        builder.add(prose: lines[at], number: at + 1)
        at += 1
      }
    }
    (document.steps, document.ending) = try builder.finish()
    guard !document.steps.isEmpty else {
      throw problem("expected a step: a `show`, `goal`, `predict` or `quiz` block", at: lines.count)
    }
    return document
  }

  // MARK: Front matter

  mutating func readHead(into document: inout LessonDocument) throws(LessonProblem) {
    guard lines.first == "---" else { throw problem("expected `---`, the start of the front matter", at: 1) }
    var known: Set<String> = []
    at = 1
    while at < lines.count, lines[at] != "---" {
      let line = lines[at]
      at += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let colon = line.firstIndex(of: ":") else {
        throw problem("expected a key and a value, such as `title: Caching`", at: at)
      }
      let key = String(line[..<colon])
      guard known.insert(key).inserted else { throw problem("\(key) appears twice", at: at) }
      let column = line.distance(from: line.startIndex, to: colon) + 2
      try set(key, to: line[line.index(after: colon)...].trimmingBlanks, column, in: &document)
    }
    guard at < lines.count else { throw problem("expected `---`, the end of the front matter", at: at) }
    at += 1
    guard known.contains("lesson") else { throw problem("expected `lesson: 1` in the front matter", at: 1) }
    guard !document.title.isEmpty else { throw problem("expected a `title` in the front matter", at: 1) }
  }

  private func set(
    _ key: String, to value: String, _ column: Int, in document: inout LessonDocument
  ) throws(LessonProblem) {
    switch key {
    case "lesson":
      guard value == "1" else { throw problem("expected the version 1, found \(value)", at: at, column) }
    case "title":
      guard !value.isEmpty, value.count <= 72 else {
        throw problem("expected a title of at most 72 characters", at: at, column)
      }
      document.title = value
    case "language":
      guard LanguageTag.isOne(value) else {
        throw problem("expected a language such as en or ja", at: at, column)
      }
      document.language = value
    case "minutes":
      guard let minutes = Int(value), (1...600).contains(minutes) else {
        throw problem("expected minutes, from 1 to 600", at: at, column)
      }
      document.minutes = minutes
    default:
      throw problem("expected one of lesson, title, language, minutes, found \(key)", at: at)
    }
  }

  // MARK: Blocks

  /// The block that begins here; nil where there is none. A block of another language is prose.
  mutating func block() throws(LessonProblem) -> LessonBlock? {
    guard lines[at].hasPrefix("```") else { return nil }
    let fence = lines[at].prefix { $0 == "`" }
    let info = lines[at].dropFirst(fence.count).trimmingBlanks
    let place = at + 1
    guard let kind = LessonBlock.Kind(rawValue: info) else {
      let names = LessonBlock.Kind.allCases.map(\.rawValue)
      if let meant = nearest(to: info, among: names), !info.isEmpty {
        throw problem("expected a `\(meant)` block, found \(info)", at: place, fence.count + 1)
      }
      return nil
    }
    var content: [(Substring, Int)] = []
    at += 1
    while at < lines.count, lines[at] != fence {
      content.append((lines[at], at + 1))
      at += 1
    }
    guard at < lines.count else { throw problem("this block has no end", at: place) }
    guard content.count <= Self.mostLinesOfBlock else {
      throw problem("a block has at most \(Self.mostLinesOfBlock) lines", at: place)
    }
    at += 1
    return LessonBlock(kind: kind, lines: content, place: place)
  }

  func problem(_ message: String, at line: Int, _ column: Int = 1) -> LessonProblem {
    LessonProblem(file: file, line: line, column: column, message)
  }
}
