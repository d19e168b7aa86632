internal import ApusEncodings

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
    guard let boundary = HeaderParameters(contentType, separatedBy: ";")["boundary"], !boundary.isEmpty
    else { return nil }
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
        part.name = HeaderParameters(field.value, separatedBy: ";")["name"]
        part.filename = HeaderParameters(field.value, separatedBy: ";")["filename"]
      } else if field.isNamed("Content-Type") {
        part.type = field.value
      }
    }
    return part
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
