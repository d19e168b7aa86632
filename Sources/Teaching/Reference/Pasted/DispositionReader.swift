internal import ApusEncodings

/// What is to be done with a body, and what it is called.
enum DispositionReader {
  static func parts(_ value: String) -> [LinePart] {
    let pairs = HeaderParameters(of: value, keepsLoneBackslashes: true).pairs
    return [part(kind: HeaderParameters.head(of: value))] + pairs.map { part($0.name, $0.value) }
  }

  private static func part(kind: String) -> LinePart {
    switch kind.lowercased() {
    case "inline": LinePart(kind, "It is to be shown.")
    case "attachment": LinePart(kind, "It is to be kept as a file.")
    case "form-data": LinePart(kind, "It is a part of a form.")
    case let other where other.isEmpty || other.contains("="):
      .invalid(kind, "inline or attachment stands before all else (RFC 6266, 4.1).")
    default: .unknown(kind, "clients take what they do not know for attachment (RFC 6266, 4.2).")
    }
  }

  private static func part(_ name: String, _ value: String) -> LinePart {
    let text = "\(name)=\(value)"
    switch name.lowercased() {
    case "filename":
      return LinePart(text, "What the file may be called; no client should take a path from it.")
    case "filename*":
      guard value.split(separator: "'", omittingEmptySubsequences: false).count == 3 else {
        return .invalid(text, "it is CHARSET'LANGUAGE'TEXT, as in UTF-8''a%20b (RFC 8187, 3.2).")
      }
      return LinePart(text, "The same in any letters; it wins over filename.")
    case "name": return LinePart(text, "The field of the form.")
    default: return .unknown(text, "no standard has this parameter.")
    }
  }
}
