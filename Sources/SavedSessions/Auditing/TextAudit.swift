internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction

/// Looks through the lines of a text for what looks like a secret: those of a saved session, of a `.http` file, or of
/// another.
struct TextAudit {
  private(set) var findings: [AuditFinding] = []
  private(set) var fixed = ""
  private let form: AuditedText
  private let words: CommandWords

  /// - Parameters:
  ///   - form: tells of its lines.
  ///   - words: tell of lines that are run.
  ///   - redactor: learns the secrets of the text.
  /// - Throws: where nobody waits any more.
  init(
    _ text: String, as form: AuditedText, words: CommandWords, redactor: inout Redactor
  ) throws(CancellationError) {
    (self.form, self.words) = (form, words)
    var known: Int
    repeat {
      known = redactor.knownCount
      (findings, fixed) = ([], "")
      try look(through: text, &redactor)
      // What the last line tells may stand in the first.
    } while redactor.knownCount > known
  }

  private mutating func look(through text: String, _ redactor: inout Redactor) throws(CancellationError) {
    var isInHead = false
    var reader = LineReader(form, words)
    // By bytes: a line may end in a return, too.
    let bytes = Array(text.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let places = Self.places(in: bytes, form).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var waiting = places[...]
    let mended = Self.without(places, in: bytes, &redactor)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, (old, line)) in zip(lines, mended).enumerated() {
      let end = line.last == 0x0d ? "\r" : ""
      let line = String(decoding: line.dropLast(end.utf8.count), as: UTF8.self)
      if form == .session, line == "---", index == 0 || isInHead { isInHead.toggle() }
      let told = reader.told
      let new = (isInHead ? redactor.redact(line) : reader.redacted(line, &redactor)) + end
      if redactor.isStopped { throw CancellationError() }
      let written = String(decoding: old, as: UTF8.self)
      let names = Self.names(&waiting, upTo: old.endIndex)
      // Of what goes on over several lines the first one tells.
      if new != written, !new.isEmpty {
        findings.append(
          AuditFinding(line: index + 1, place: "", in: written, without: new, called: told + names))
      }
      fixed += (index == 0 ? "" : "\n") + new
    }
  }

  /// What is told of a line that ends there. What goes on behind it waits for the next.
  private static func names(_ places: inout ArraySlice<NamedPlace>, upTo end: Int) -> String {
    var names = ""
    while let first = places.first, first.range.lowerBound < end {
      names += " " + first.name
      if first.range.upperBound > end { break }
      places.removeFirst()
    }
    return names
  }

  /// What more than a line tells.
  private static func places(in bytes: [UInt8], _ form: AuditedText) -> [NamedPlace] {
    switch form {
    case .session: MarkupPlaces.all(in: bytes) + ColumnPlaces.ofTables(in: bytes) + keys(in: bytes)
    case .table: ColumnPlaces.ofWhole(bytes)
    case .other: MarkupPlaces.all(in: bytes) + ColumnPlaces.ofBodies(in: bytes) + keys(in: bytes)
    case .script, .netrc: []
    }
  }

  /// Private keys, which have several lines.
  private static func keys(in bytes: [UInt8]) -> [NamedPlace] {
    TokenShapes.ranges(in: bytes).filter { bytes[$0].contains(0x0a) }.map {
      NamedPlace(name: "token", range: $0)
    }
  }

  /// The text with something else in these places, which are in their order, on as many lines.
  private static func without(
    _ places: [NamedPlace], in bytes: [UInt8], _ redactor: inout Redactor
  ) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    for place in places where place.range.lowerBound >= at {
      let value = bytes[place.range]
      let text = redactor.placeholder(for: String(decoding: value, as: UTF8.self), named: place.name)
      result += bytes[at..<place.range.lowerBound] + text.utf8 + value.filter { $0 == 0x0a }
      at = place.range.upperBound
    }
    return result + bytes[at...]
  }
}

/// Reads line by line what a text of a form has.
private struct LineReader {
  private let form: AuditedText
  private let words: CommandWords
  private var output: SessionOutput
  private var context: AuditedContext
  private var netrc = NetrcText()

  init(_ form: AuditedText, _ words: CommandWords) {
    (self.form, self.words) = (form, words)
    output = SessionOutput(words)
    context = AuditedContext(words)
  }

  /// What the lines so far call a value on the next one.
  var told: String {
    switch form {
    case .session: output.asked ?? ""
    case .netrc: netrc.last
    case .table, .other: context.told
    case .script: ""
    }
  }

  mutating func redacted(_ line: String, _ redactor: inout Redactor) -> String {
    let variables = ShellVariables(line)
    let redacted =
      switch form {
      case .session: output.redacted(variables.line, &redactor)
      case .script: RedactedLine.text(variables.line, words, PracticeAlias(nil), redactor: &redactor)
      case .netrc: redactor.redact(netrc.redacted(variables.line, &redactor))
      case .table, .other: context.redacted(variables.line, &redactor)
      }
    return variables.restored(in: redacted)
  }
}

/// A line in which variables of a shell stand as those of a file of requests do, `{{shell0}}`: no secret stands there.
private struct ShellVariables {
  private(set) var line = ""
  private var written: [(mark: String, text: String)] = []

  /// A longer line is none that a person writes.
  private static let longest = 4096

  init(_ text: String) {
    var rest = text.utf8.count > Self.longest ? "" : text[...]
    if rest.isEmpty { line = text }
    while let sign = rest.firstIndex(of: "$") {
      var (before, after) = (rest[..<sign], rest[sign...].dropFirst())
      let name = Self.name(in: after)
      after = after[name.endIndex...]
      defer { rest = after }
      guard !name.isEmpty, let last = before.last ?? line.last, "'\"=: ".contains(last),
        !Self.isNamed(behind: after)
      else {
        line += rest[..<after.startIndex]
        continue
      }
      var mark = "{{shell\(written.count)}}"
      // Where all else stands in single quotes, it has others of its own: `'"$TOKEN"'`.
      if before.hasSuffix("'\""), after.hasPrefix("\"") {
        (before, after) = (before.dropLast(2), after.dropFirst())
        if after.hasPrefix("'") { after = after.dropFirst() } else { mark += "'" }
      }
      line += before + mark
      written.append((mark, String(text[before.endIndex..<after.startIndex])))
    }
    line += rest
  }

  /// `TOKEN`, or `{TOKEN}`; empty where something else follows.
  private static func name(in text: Substring) -> Substring {
    let isInBraces = text.hasPrefix("{")
    let name = (isInBraces ? text.dropFirst() : text).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
    }
    guard let first = name.first, !first.isNumber else { return text.prefix(0) }
    guard isInBraces else { return name }
    let end = text[name.endIndex...].prefix(1)
    return end == "}" ? text[..<end.endIndex] : text.prefix(0)
  }

  /// Whether something is given to it, or stands behind it as behind a name: `$token = "x"`, `"$token": "x"`.
  private static func isNamed(behind text: Substring) -> Bool {
    text.first { !"'\" \t".contains($0) }.map { "=:".contains($0) } ?? false
  }

  /// A line that came of this one, with its variables as they were written.
  func restored(in text: String) -> String {
    written.reduce(text) { text, variable in
      text.replacing(variable.mark, with: variable.text)
        .replacing(variable.mark.filter { $0 != "'" }, with: variable.text)
    }
  }
}
