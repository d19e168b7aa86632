import ApusClient
import ApusJSON

/// What a line sends as its body, and the headers that say so.
package struct BodyPlan {
  var body: RequestBody?
  /// Headers that stand unless the session or the line has others.
  var headers = RequestPreparation.usualHeaders
  /// The fields in it that are kept for the session, in words.
  private(set) var keptFields: [String] = []
  /// What `-T` puts behind a URL that ends with `/`.
  var nameToAppend: String?
  /// Data that `-G` puts into the query.
  private var query: String?

  package static let acceptJSON = "application/json, */*;q=0.5"

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    switch try Self.source(of: preparation.line) {
    case .items: try useItems(preparation)
    case .json: try useJSON(preparation)
    case .raw: try useRaw(preparation)
    case .data: try useData(preparation)
    case .formParts:
      use(
        try FormParts(preparation).parts, boundary: preparation.context.boundary,
        isForm: preparation.line.hasTypeOfForm)
    case .upload: try useUpload(preparation)
    case .input: try useInput(preparation)
    }
    sayChunked()
  }

  mutating func takeQuery() -> String? {
    defer { query = nil }
    return query
  }

  private enum Source { case items, json, raw, data, formParts, upload, input }

  /// The one source of the body; the session's data are there for lines that have no other.
  private static func source(of line: RequestLine) throws(LineProblem) -> Source {
    var found: [(source: Source, range: Range<Int>)] = []
    for item in line.items where item.separator.isData {
      found.append((item.isStandardInput ? .input : .items, item.range))
    }
    if let json = line.json { found.append((.json, json.range)) }
    for use in line.options {
      switch use.option {
      case .raw: found.append((.raw, use.range))
      case .data, .dataRaw, .dataBinary, .dataURLEncode, .jsonText: found.append((.data, use.range))
      case .formPart, .formString: found.append((.formParts, use.range))
      case .uploadFile: found.append((.upload, use.range))
      default: break
      }
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = found.first else {
      return line.dialect != .curl && line.input != nil ? .input : .items
    }
    if let second = found.first(where: { $0.source != first.source }) {
      throw LineProblem(.requestBody, "a request has one body; this is a second", at: second.range)
    }
    return first.source
  }

  // MARK: Sources

  private mutating func useItems(_ preparation: RequestPreparation) throws(LineProblem) {
    let items = try ItemBody(preparation)
    keptFields = items.keptFields
    switch items.content {
    case .nothing: sayFormat(items.format)
    case .json(let text):
      let isInCharset = preparation.line.last(.charset)?.value != nil
      body = .bytes(Array((isInCharset ? JSONString.plain(text) : text).utf8))
      sayJSON(type: items.jsonType)
    case .form(let fields):
      body = .bytes(Array(fields.formEncoded.utf8))
      headers = headers.adding("Content-Type", Self.formType)
    case .parts(let parts):
      use(parts, boundary: items.boundary ?? preparation.context.boundary)
    case .file(let path, let type):
      body = preparation.body(ofFile: path)
      sayJSON(type: type ?? "application/json")
    }
  }

  private mutating func useJSON(_ preparation: RequestPreparation) throws(LineProblem) {
    guard let template = preparation.line.json else { return }
    let text = try preparation.json(template)
    body = .bytes(Array(text.utf8))
    sayJSON(type: try preparation.describedBody()?.json ?? "application/json")
  }

  private mutating func useRaw(_ preparation: RequestPreparation) throws(LineProblem) {
    guard let use = preparation.line.last(.raw) else { return }
    let text = try preparation.text(of: use)
    try Self.refuseParts(of: preparation.line, besides: "--raw", at: use.range)
    try useWhole(.bytes(Array(text.utf8)), preparation)
  }

  private mutating func useInput(_ preparation: RequestPreparation) throws(LineProblem) {
    let line = preparation.line
    let place = line.items.first(where: \.isStandardInput)?.range ?? 0..<0
    guard let input = line.input else { throw CurlData.noStandardInput(at: place) }
    try Self.refuseParts(of: line, besides: "standard input", at: place)
    try useWhole(input, preparation, isUnseen: true)
  }

  /// Takes a body that came as it is to be sent.
  ///
  /// - Parameter isUnseen: whether nobody typed it, so that it is called what it is rather than what was meant.
  private mutating func useWhole(
    _ input: LineInput, _ preparation: RequestPreparation, isUnseen: Bool = false
  ) throws(LineProblem) {
    let format = ItemBody.format(of: preparation.line)
    let bytes = input.beginning
    guard !bytes.isEmpty else { return sayFormat(format) }
    body = input.body
    // What looks like JSON was meant to be, and is told where it does not fit.
    let isLikelyJSON = bytes.first { !isBlank($0) }.map { "{[".utf8.contains($0) } ?? false
    if preparation.line.dialect == .httpie, format == .json(isAsked: false), preparation.line.isFedByShell {
      // HTTPie calls it JSON, whatever it is.
      return sayJSON()
    }
    let isJSON = { MediaType.isJSON($0) || MediaType.isJSONLines($0) }
    if let type = try preparation.describedBody()?.whole, !isLikelyJSON || isJSON(type) {
      sayWhole(type: type)
    } else if format == .json(isAsked: false), isUnseen {
      sayWhole(type: isLikelyJSON && !input.isAllThere ? "application/json" : MediaType.guess(of: bytes))
    } else {
      sayFormat(format == .form ? .form : .json(isAsked: true))
    }
  }

  private static func refuseParts(
    of line: RequestLine, besides source: String, at range: Range<Int>
  ) throws(LineProblem) {
    guard ItemBody.format(of: line) == .multipart else { return }
    throw LineProblem(.requestBody, "\(source) is a whole body; --multipart makes one of items", at: range)
  }

  private mutating func useData(_ preparation: RequestPreparation) throws(LineProblem) {
    let data = try CurlData(preparation)
    if preparation.line.isOn(.dataInQuery) {
      query = data.bytes.isEmpty ? nil : String(decoding: data.bytes, as: UTF8.self)
      return
    }
    body = data.stream.map { RequestBody(.stream($0), contentType: nil) } ?? .bytes(data.bytes)
    if data.isJSON {
      headers = ["Accept": "application/json", "Content-Type": "application/json"]
    } else {
      headers = headers.adding("Content-Type", "application/x-www-form-urlencoded")
    }
  }

  private mutating func useUpload(_ preparation: RequestPreparation) throws(LineProblem) {
    guard let use = preparation.line.last(.uploadFile) else { return }
    let path = try preparation.text(of: use)
    if path == "-", let input = preparation.line.input {
      body = input.body
      // curl does not look how long it is.
      if preparation.line.dialect == .curl { headers = headers.adding("Transfer-Encoding", "chunked") }
      return
    }
    try CurlData.refuseStandardInput(path, at: use.value?.range ?? use.range)
    body = preparation.body(ofFile: try preparation.sendable(path, at: use.value?.range ?? use.range))
    nameToAppend = path.split(separator: "/").last.map(String.init)
  }

  private mutating func use(_ parts: [MultipartForm.Part], boundary: String?, isForm: Bool = true) {
    var form = MultipartForm(parts, boundary: boundary)
    if !isForm { form.disposition = "attachment" }
    body = RequestBody(.multipart(form), contentType: nil)
    headers = headers.adding("Content-Type", form.contentType)
  }

  /// What the headers say when an option asks for a format, data or not.
  private mutating func sayFormat(_ format: ItemBody.Format) {
    if format == .json(isAsked: true) { sayJSON() }
    if format == .form { headers = headers.adding("Content-Type", Self.formType) }
  }

  /// What nobody knows the length of is announced by its chunks.
  private mutating func sayChunked() {
    guard case .stream(let stream)? = body?.content, stream.byteCount == nil,
      !headers.contains("Transfer-Encoding")
    else { return }
    headers = headers.adding("Transfer-Encoding", "chunked")
  }

  private mutating func sayWhole(type: String) {
    if MediaType.isJSON(type) {
      sayJSON(type: type)
    } else {
      headers = headers.adding("Content-Type", type)
    }
  }

  private mutating func sayJSON(type: String = "application/json") {
    headers = ["Accept": Self.acceptJSON, "Content-Type": type]
  }

  private static let formType = "application/x-www-form-urlencoded; charset=utf-8"
}
