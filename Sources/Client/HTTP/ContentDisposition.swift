internal import ApusEncodings

/// What a server wants to be done with a body (RFC 6266): `attachment; filename="a.txt"; filename*=UTF-8''%e2%82%ac.txt`.
package struct ContentDisposition: Sendable, Hashable {
  /// What the file is called, as the server says it: it may be anything, a path, too. `filename*` wins.
  package let fileName: String?

  package init(_ text: String) {
    var plain: String?
    var extended: String?
    // A backslash before anything but a quote or another is one of a path that somebody did not escape.
    for parameter in HeaderParameters(text, separatedBy: ";", keepsLoneBackslashes: true).pairs {
      switch parameter.name.lowercased() {
      case "filename": plain = plain ?? parameter.value
      case "filename*": extended = extended ?? Self.decoded(parameter.value)
      default: break
      }
    }
    fileName = extended ?? plain
  }

  /// `UTF-8'en'a%20b` (RFC 8187); `nil` for what is none, so that the plain name counts.
  private static func decoded(_ value: String) -> String? {
    let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    switch parts[0].lowercased() {
    case "utf-8":
      let text = PercentEncoding.decode(String(parts[2]))
      return text.unicodeScalars.contains("\u{fffd}") ? nil : text
    case "iso-8859-1":
      return String(
        String.UnicodeScalarView(PercentEncoding.decode(Array(parts[2].utf8)).map { Unicode.Scalar($0) }))
    default: return nil
    }
  }
}
