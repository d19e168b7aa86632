package import ApusClient
internal import ApusEncodings
package import ApusJSON
package import ApusMarkup
internal import ApusRendering
package import ApusText

/// A body as something to look into: what it is made of, and what of it could not be read.
package struct BodyReading: Sendable {
  /// Why a body cannot be looked into.
  package enum Problem: Error {
    case syntax(SyntaxError)
    case markup(MarkupError, isPage: Bool)

    /// Whether it could be, if it were not for a task that was cancelled.
    package var isInterruption: Bool {
      if case .markup(let error, _) = self { error.kind == .interrupted } else { false }
    }
  }

  package let document: JSONDocument
  package let form: BodyForm
  /// What it is made of, counted, where that is more than one value: `5 JSON lines`.
  package var heading: String?
  /// What could not be read, each with its place.
  package var flaws: [String] = []

  private init(_ document: JSONDocument, _ form: BodyForm) { (self.document, self.form) = (document, form) }

  /// - Parameters:
  ///   - bytes: text in UTF-8.
  ///   - shared: where others look for the same as JSON; by default nobody does.
  package init(
    _ bytes: [UInt8], as form: BodyForm, sharedIn shared: SharedDocument? = nil
  ) throws(Problem) {
    switch form {
    case .json: self = try Self.json(bytes, shared)
    case .lines:
      self = Self.lines(try Self.parsed { () throws(SyntaxError) in try JSONLines(bytes, isSaid: true) })
    case .events:
      self.init(try Self.parsed { () throws(SyntaxError) in try JSONDocument(events: bytes) }, form)
      heading = Units.count(document.root.count, "event")
    case .delimited(let delimiter, let hasNames):
      let text = DelimitedText(bytes, delimiter: delimiter ?? DelimitedText.delimiter(of: bytes))
      let document = try Self.parsed { () throws(SyntaxError) in
        try DelimitedDocument.document(of: text.rows, hasNames: hasNames)
      }
      self.init(document, form)
      heading = Units.count(document.root.count, "row")
      flaws = text.openQuoteLine.map { ["line \($0): a quote opens that is not closed"] } ?? []
    case .xml, .page:
      let tree: MarkupTree
      do throws(MarkupError) {
        tree = form == .xml ? try XMLReader.tree(bytes) : try HTMLReader.tree(bytes)
      } catch {
        throw .markup(error, isPage: form == .page)
      }
      let document = try Self.parsed { () throws(SyntaxError) in try MarkupDocument.document(of: tree) }
      guard let document else { throw .markup(.interrupted, isPage: form == .page) }
      self.init(document, form)
      flaws =
        tree.isCut ? ["what is nested deeper than others are, or comes behind too much, is left out"] : []
    }
  }

  /// A file, by its name and its first bytes.
  package init(_ bytes: [UInt8], ofFile path: String, forms: ViewForms) throws(Problem) {
    guard forms == .today else {
      self.init(try Self.parsed { () throws(SyntaxError) in try JSONDocument(oneOrMore: bytes) }, .json)
      return
    }
    self = try BodyReading(bytes, as: BodyForm(mediaType: "", path: path, bytes))
  }

  /// As saved sessions of version 1 read it.
  init(onlyJSONOf exchange: Exchange, _ text: BodyText) throws(Problem) {
    self.init(try Self.parsed { () throws(SyntaxError) in try exchange.document(of: text) }, .json)
  }

  /// One value, several one after the other, or one a line of which some are broken.
  private static func json(_ bytes: [UInt8], _ shared: SharedDocument?) throws(Problem) -> BodyReading {
    let problem: SyntaxError
    do throws(SyntaxError) {
      let document = try JSONDocument(oneOrMore: bytes, sharedIn: shared)
      var reading = BodyReading(document, .json)
      if document.isSequence { reading.heading = sequenceHeading(document.root.count, bytes) }
      return reading
    } catch {
      problem = error
    }
    // One line is what was read just now, but for the sign that begins each text of a sequence (RFC 7464).
    guard bytes.first == 0x1e || bytes.contains(UInt8(ascii: "\n")),
      let found = try? JSONLines(bytes, isSaid: false)
    else {
      throw .syntax(problem)
    }
    return lines(found)
  }

  private static func lines(_ lines: JSONLines) -> BodyReading {
    var reading = BodyReading(lines.document, .lines)
    reading.heading = Units.count(lines.document.root.count, "JSON line")
    reading.flaws = lines.flaws.map { flaw in
      "line \(flaw.line) is not JSON: expected \(flaw.error.expected), found \(flaw.error.found) in column \(flaw.error.position.column)"
    }
    return reading
  }

  private static func sequenceHeading(_ count: Int, _ bytes: [UInt8]) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).count { line in
      line.contains { !" \t\r".utf8.contains($0) }
    }
    return Units.count(count, lines == count ? "JSON line" : "JSON value")
  }

  private static func parsed<Value>(
    _ work: () throws(SyntaxError) -> Value
  ) throws(Problem) -> Value {
    do throws(SyntaxError) {
      return try work()
    } catch {
      throw .syntax(error)
    }
  }
}

extension Exchange {
  /// The body as something to look into.
  ///
  /// - Parameter text: the body as text.
  package func reading(of text: BodyText) throws(BodyReading.Problem) -> BodyReading {
    let form = BodyForm(self, text.bytes)
    return try BodyReading(
      form == .events ? body.bytes : text.bytes, as: form, sharedIn: body.document)
  }
}
