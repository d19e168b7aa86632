internal import ApusEncodings

/// A part of a form in `multipart/form-data`, as it was sent.
struct HARFormPart {
  let name: String
  let fileName: String?
  let contentType: String?
  let bytes: ArraySlice<UInt8>

  /// The parts that have a name. Bytes that are no such form have none.
  static func parts(of body: [UInt8], boundary: String) -> [HARFormPart] {
    let mark = Array("--\(boundary)".utf8)
    var parts: [HARFormPart] = []
    var rest = body[...]
    guard let first = rest.firstRange(of: mark) else { return [] }
    rest = rest[first.upperBound...]
    // Between two marks, and the line ends that belong to them, stands a part.
    while let next = rest.firstRange(of: Array("\r\n".utf8) + mark) {
      if let part = HARFormPart(rest[..<next.lowerBound]) { parts.append(part) }
      rest = rest[next.upperBound...]
    }
    return parts
  }

  /// - Parameter text: what stands behind a mark: the end of its line, a head, an empty line, and the bytes.
  private init?(_ text: ArraySlice<UInt8>) {
    guard let end = text.firstRange(of: "\r\n\r\n".utf8) else { return nil }
    var name: String?
    var fileName: String?
    var type: String?
    for line in String(decoding: text[..<end.lowerBound], as: UTF8.self).split(whereSeparator: \.isNewline) {
      let field = line.prefix { $0 != ":" }
      let value = line.dropFirst(field.count + 1)
      switch field.lowercased() {
      case "content-disposition":
        let parameters = HeaderParameters(value, separatedBy: ";", keepsLoneBackslashes: true)
        (name, fileName) = (parameters["name"], parameters["filename"])
      case "content-type": type = String(value).trimmingBlanks
      default: break
      }
    }
    guard let name else { return nil }
    self.name = Self.unquoted(name)
    self.fileName = fileName.map(Self.unquoted)
    contentType = type
    bytes = text[end.upperBound...]
  }

  /// Without what browsers put for the characters that would break the line.
  private static func unquoted(_ name: String) -> String {
    name.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }
}
