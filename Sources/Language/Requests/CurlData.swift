import ApusClient
internal import ApusEncodings

/// The body that `-d` and its kin make, as curl makes it.
struct CurlData {
  private(set) var bytes: [UInt8] = []
  /// `--json` says so.
  private(set) var isJSON = false
  /// What it is instead of bytes, where standard input has too much for memory and is all of it.
  private(set) var stream: PipedBody?

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    var isFirst = true
    for use in preparation.line.options {
      if use.option == .jsonText { isJSON = true }
      stream = stream ?? use.stream(in: preparation.line)
      guard stream == nil, let value = use.value, let piece = try Self.piece(use, value, preparation) else {
        continue
      }
      if !isFirst, use.option != .jsonText { bytes.append(UInt8(ascii: "&")) }
      bytes += piece
      isFirst = false
    }
  }

  /// What `--url-query` puts into the query, which `-G` with data keeps from it; `nil` when nothing does.
  init?(queryOf preparation: RequestPreparation) throws(LineProblem) {
    let uses = preparation.line.options.filter { $0.option == .urlQuery }
    if uses.isEmpty { return nil }
    for use in uses {
      guard let value = use.value else { continue }
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
      // Behind a plus it is encoded already.
      bytes +=
        value.hasPrefix("+")
        ? Array(try preparation.text(value.dropFirst(1), in: "a query").utf8)
        : try Self.encoded(value, preparation)
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What one option adds; `nil` when it is no data.
  private static func piece(
    _ use: OptionUse, _ value: Template, _ preparation: RequestPreparation
  ) throws(LineProblem) -> [UInt8]? {
    switch use.option {
    case .dataRaw:
      return Array(try preparation.text(of: use).utf8)
    case .data, .dataBinary, .jsonText:
      guard value.hasPrefix("@") else { return Array(try preparation.text(of: use).utf8) }
      let bytes = try file(value.dropFirst(1), preparation)
      // Line ends and NULs are what `--data-binary` is there to keep.
      return use.option == .data ? bytes.filter { $0 != 0x0a && $0 != 0x0d && $0 != 0 } : bytes
    case .dataURLEncode:
      return try encoded(value, preparation)
    default:
      return nil
    }
  }

  /// `content`, `=content`, `name=content`, `@file` or `name@file`: the content is encoded, the name is not.
  private static func encoded(
    _ value: Template, _ preparation: RequestPreparation
  ) throws(LineProblem) -> [UInt8] {
    let glyphs = value.glyphs
    let equals = glyphs.firstIndex { $0.isTyped("=") }
    guard let place = equals ?? glyphs.firstIndex(where: { $0.isTyped("@") }) else {
      return encode(Array(try preparation.text(value, in: "a body").utf8))
    }
    let name = try preparation.text(value.slice(0..<place), in: "a body")
    let rest = value.dropFirst(place + 1)
    let isFile = equals == nil
    let content =
      isFile ? try file(rest, preparation) : Array(try preparation.text(rest, in: "a body").utf8)
    return Array((name.isEmpty ? "" : name + "=").utf8) + encode(content)
  }

  private static func encode(_ bytes: [UInt8]) -> [UInt8] {
    // Every byte by itself: a file need not be text.
    PercentEncoding.form(bytes)
  }

  private static func file(
    _ template: Template, _ preparation: RequestPreparation
  ) throws(LineProblem) -> [UInt8] {
    let path = try preparation.text(template, in: "a file's name")
    if path == "-", case .bytes(let bytes)? = preparation.line.input { return bytes }
    try refuseStandardInput(path, at: template.range)
    return try preparation.contents(of: path, at: template.range)
  }

  static func refuseStandardInput(_ path: String, at range: Range<Int>) throws(LineProblem) {
    if path == "-" || path == "." { throw noStandardInput(at: range) }
  }

  static func noStandardInput(at range: Range<Int>) -> LineProblem {
    LineProblem(.requestBody, "standard input is where lines come from here; expected a file", at: range)
  }
}

extension OptionUse {
  fileprivate func stream(in line: RequestLine) -> PipedBody? {
    guard namesStandardInput, case .stream(let stream)? = line.input else { return nil }
    return option == .data ? stream.withoutLineEnds : stream
  }
}
