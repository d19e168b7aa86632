internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusMarkup
internal import ApusRendering

/// What a body is, as far as it can be read.
enum BodyKind {
  case nothing
  case json(BodyReading)
  /// Values one a line, or events.
  case series(BodyReading)
  case rows(DelimitedText, BodyReading, delimiter: UInt8)
  case xml(MarkupTree, BodyReading)
  case page(MarkupTree)
  case text([UInt8])
  case binary([UInt8])
  /// It is not what it says it is.
  case broken(String)

  init(_ exchange: Exchange) {
    let bytes = exchange.body.bytes
    guard !bytes.isEmpty else {
      self = .nothing
      return
    }
    let text = BodyText(bytes, contentType: exchange.response?.headers["Content-Type"])
    guard text.problem == nil, FileType(bytes) == nil, Self.isText(text.bytes) else {
      self = .binary(bytes)
      return
    }
    let form = BodyForm(exchange, text.bytes)
    let reading: BodyReading
    do throws(BodyReading.Problem) {
      reading = try BodyReading(form == .events ? bytes : text.bytes, as: form)
    } catch {
      self = Self.unread(exchange, text.bytes, form, error)
      return
    }
    self = Self.read(reading, text.bytes)
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  private static func read(_ reading: BodyReading, _ bytes: [UInt8]) -> BodyKind {
    switch reading.form {
    case .json: return .json(reading)
    case .lines, .events: return .series(reading)
    case .delimited(let delimiter, _):
      let delimiter = delimiter ?? DelimitedText.delimiter(of: bytes)
      return .rows(DelimitedText(bytes, delimiter: delimiter), reading, delimiter: delimiter)
    case .xml: return (try? XMLReader.tree(bytes)).map { .xml($0, reading) } ?? .text(bytes)
    case .page: return (try? HTMLReader.tree(bytes)).map(BodyKind.page) ?? .text(bytes)
    }
  }

  /// What was not promised to be JSON is text.
  private static func unread(
    _ exchange: Exchange, _ bytes: [UInt8], _ form: BodyForm, _ problem: BodyReading.Problem
  ) -> BodyKind {
    let type = exchange.response?.headers["Content-Type"]?.lowercased() ?? ""
    let isPromised = form != .json || type.contains("json")
    guard isPromised, !problem.isInterruption else { return .text(bytes) }
    switch problem {
    case .syntax(let error): return .broken("broken JSON: \(error)")
    case .markup(let error, let isPage): return .broken("broken \(isPage ? "HTML" : "XML"): \(error.message)")
    }
  }

  /// The one value of JSON that it is.
  var json: JSONDocument? { if case .json(let reading) = self { reading.document } else { nil } }

  /// Whether programs read it rather than people.
  var isData: Bool {
    switch self {
    case .json, .series, .rows, .xml: true
    case .nothing, .page, .text, .binary, .broken: false
    }
  }

  /// For a line of a diff.
  var words: String {
    switch self {
    case .nothing: "no body"
    case .json: "a body of JSON"
    case .series: "JSON, one value after the other"
    case .rows: "rows of columns"
    case .xml: "XML"
    case .page: "a page of HTML"
    case .text(let bytes): "text: \(PlainText.firstLine(of: bytes))"
    case .binary(let bytes): FileType(bytes)?.name ?? "bytes that are no text"
    case .broken(let words): words
    }
  }
}
