/// Reads `multipart/form-data` bodies.
enum Multipart {
  struct Part {
    var name: String?
    var filename: String?
    var type: String?
    var bytes: [UInt8]
  }

  /// Nil when the type names no boundary, or the body is not cut by it up to a closing one.
  static func parts(of body: [UInt8], contentType: String) -> [Part]? {
    guard let boundary = parameter("boundary", of: contentType), !boundary.isEmpty else { return nil }
    let delimiter = Array("\r\n--\(boundary)".utf8)
    // A first delimiter may stand at the very beginning, without a line before it.
    let pieces = split([0x0d, 0x0a] + body, by: delimiter)
    guard pieces.count >= 2, let last = pieces.last, last.starts(with: "--".utf8) else { return nil }
    var parts: [Part] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let part = part(piece) else { return nil }
      parts.append(part)
    }
    return parts
  }

  private static func part(_ piece: ArraySlice<UInt8>) -> Part? {
    guard piece.starts(with: [0x0d, 0x0a]) else { return nil }
    let halves = split(Array(piece), by: [0x0d, 0x0a, 0x0d, 0x0a], once: true)
    guard halves.count == 2 else { return nil }
    var part = Part(bytes: Array(halves[1]))
    for line in split(Array(halves[0]), by: [0x0d, 0x0a]) where !line.isEmpty {
      guard let field = try? HeadParser.field(Array(line)) else { return nil }
      if field.isNamed("Content-Disposition") {
        part.name = parameter("name", of: field.value)
        part.filename = parameter("filename", of: field.value)
      } else if field.isNamed("Content-Type") {
        part.type = field.value
      }
    }
    return part
  }

  /// `value` of `; name="value"` or `; name=value`.
  private static func parameter(_ name: String, of value: String) -> String? {
    for piece in quotedSplit(value).dropFirst() {
      let halves = piece.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, halves[0].trimmingBlanks().equalsIgnoringCase(name) else { continue }
      let text = halves[1].trimmingBlanks()
      guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
      return unescaped(text.dropFirst().dropLast())
    }
    return nil
  }

  /// Cuts at semicolons that do not stand between quotation marks.
  private static func quotedSplit(_ text: String) -> [Substring] {
    var isQuoted = false
    var isEscaped = false
    return text.split(omittingEmptySubsequences: false) { character in
      defer { isEscaped = isQuoted && character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  private static func split(
    _ bytes: [UInt8], by separator: [UInt8], once: Bool = false
  ) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index + separator.count <= bytes.count {
      if bytes[index] == separator[0], bytes[index..<(index + separator.count)].elementsEqual(separator) {
        pieces.append(bytes[start..<index])
        index += separator.count
        start = index
        if once { break }
      } else {
        index += 1
      }
    }
    return pieces + [bytes[start...]]
  }
}
