internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusWords

/// What the text is written in, where that is not UTF-8: a label is a claim, and bytes may say otherwise.
enum CharsetFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let text = exchange.text
    let label = exchange.response?.headers.first("Content-Type").map(Evidence.line)
    if let problem = text.problem { return failed(problem, exchange, label) }
    guard let name = text.foreignName else { return mislabelled(exchange, label) }
    if let label, isJSONUnlikeItsLabel(exchange) { return [jsonUnlikeItsLabel(exchange, label)] }
    let bytes = exchange.body.bytes
    let isPlain = text.bytes.allSatisfy { $0 < 0x80 } && text.bytes.count == bytes.count
    let isWide = text.charset?.isWide ?? false
    guard isPlain || !(isWide ? bytes.fitsUTF8 : bytes.isUTF8) else { return bothFit(name, exchange, label) }
    return [
      Fact(
        .seen,
        isPlain
          ? "The text is labelled \(written(name, exchange)), and its bytes are plain ASCII."
          : "The text is in \(name): it is shown, and paths look into it; pipes and files get the bytes that came.",
        (label ?? .body(exchange)) + (label == nil ? nil : Evidence.body(exchange)))
    ]
  }

  private static func bothFit(_ name: String, _ exchange: Exchange, _ label: Evidence?) -> [Fact] {
    [
      Fact(
        .said, "The text is labelled \(written(name, exchange)), and is read so.",
        label ?? .body(exchange)),
      Fact(
        .perhaps, "Its bytes are UTF-8, too: --response-charset utf-8 reads them so.",
        .body(exchange), try: again(exchange, "utf-8")),
    ]
  }

  /// A charset's name as the label has it, which may leave the order of the bytes open.
  private static func written(_ name: String, _ exchange: Exchange) -> String {
    let type = exchange.response?.headers["Content-Type"] ?? ""
    let parameters = HeaderParameters(of: type)
    guard exchange.request.options.responseCharset == nil, let label = parameters["charset"],
      label.lowercased() != name.lowercased()
    else { return name }
    return label
  }

  /// Whether the body is JSON as it came, and none in the charset of its label.
  static func isJSONUnlikeItsLabel(_ exchange: Exchange) -> Bool {
    let bytes = exchange.body.bytes
    guard exchange.text.foreignName != nil, bytes.fitsUTF8, JSONBody.beginsLikeJSON(bytes) else {
      return false
    }
    return (try? JSONDocument(bytes)) != nil && (try? exchange.document()) == nil
  }

  private static func jsonUnlikeItsLabel(_ exchange: Exchange, _ label: Evidence) -> Fact {
    .contradiction(
      "The label names one charset, and the bytes are UTF-8: read so they are JSON.", label,
      .body(exchange), try: again(exchange, "utf-8"))
  }

  private static func failed(
    _ problem: CharsetProblem, _ exchange: Exchange, _ label: Evidence?
  ) -> [Fact] {
    let bytes = Evidence.body(exchange, beginning: problem.summary)
    // Letters of ASCII are no text of two bytes a letter, and fit all others.
    let isWide = exchange.text.charset?.isWide ?? false
    guard let label, isWide ? exchange.body.bytes.fitsUTF8 : exchange.body.bytes.isUTF8 else {
      let other = Fact(
        .perhaps, "It may be in another charset: --response-charset NAME reads it as that.", bytes)
      return [Fact(.seen, "The body cannot be read as text: \(retold("\(problem)")).", bytes + label), other]
    }
    return [
      .contradiction(
        "The label names one charset, and the bytes are UTF-8: \(retold("\(problem)")).", label, bytes,
        try: again(exchange, "utf-8"))
    ]
  }

  /// Bytes that should be UTF-8, as they are labelled so or not at all, and are not.
  private static func mislabelled(_ exchange: Exchange, _ label: Evidence?) -> [Fact] {
    let bytes = exchange.body.bytes
    guard let label, isText(exchange), exchange.request.options.responseCharset == nil,
      let offset = bytes.firstOutsideUTF8
    else { return [] }
    let place = Evidence(
      .bytes, "byte \(offset): \(bytes[offset...].prefix(4).map(hexadecimal).joined(separator: " "))")
    let problem = Fact.contradiction("The text should be UTF-8, and its bytes are not.", label, place)
    guard let charset = candidates.first(where: { (try? $0.decoded(bytes[...])) != nil }) else {
      return [problem]
    }
    return [
      problem,
      Fact(
        .perhaps, "The bytes fit \(charset.name): --response-charset \(charset.name) reads them so.", place,
        try: again(exchange, charset.name)),
    ]
  }

  private static func isText(_ exchange: Exchange) -> Bool {
    let type = exchange.response?.headers["Content-Type"]?.lowercased() ?? ""
    return type.hasPrefix("text/") || type.contains("charset=") || type.contains("json")
  }

  /// Those that Japanese servers write, the strictest first: bytes of EUC-JP often fit Shift_JIS, too.
  private static let candidates = ["EUC-JP", "Shift_JIS"].compactMap(Charset.init(onPages:))

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + Hex.digits(of: [byte])
  }

  /// The request again, read in another way; `nil` where it is none that may be repeated.
  private static func again(_ exchange: Exchange, _ name: String) -> String? {
    guard exchange.lastMethod == .get, Suggestions.isPlain(exchange.lastURL.text) else { return nil }
    return "get \(exchange.lastURL.text) --response-charset \(name)"
  }
}

extension Charset {
  /// Whether each letter has two bytes or four, which leaves zeros in plain text.
  fileprivate var isWide: Bool { name.hasPrefix("UTF-16") || name.hasPrefix("UTF-32") }
}

extension [UInt8] {
  /// Text of two bytes a letter is full of zeros, and what is beyond ASCII is UTF-8 by no accident.
  fileprivate var isUTF8: Bool { contains { $0 >= 0x80 } && fitsUTF8 }

  /// The same, plain ASCII too.
  fileprivate var fitsUTF8: Bool { !contains(0) && String(validating: self, as: UTF8.self) != nil }

  /// The first byte that is no part of a character in UTF-8.
  fileprivate var firstOutsideUTF8: Int? {
    guard contains(where: { $0 >= 0x80 }), String(validating: self, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += String(scalar).utf8.count
      case .emptyInput, .error: return Swift.min(offset, count - 1)
      }
    }
  }
}
