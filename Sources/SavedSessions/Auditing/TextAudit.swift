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
    switch form {
    case .session: output.redacted(line, &redactor)
    case .script: RedactedLine.text(line, words, PracticeAlias(nil), redactor: &redactor)
    case .netrc: redactor.redact(netrc.redacted(line, &redactor))
    case .table, .other: context.redacted(line, &redactor)
    }
  }
}
