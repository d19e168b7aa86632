internal import ApusEncodings

/// What a server wants to be done with a body (RFC 6266): `attachment; filename="a.txt"; filename*=UTF-8''%e2%82%ac.txt`.
package struct ContentDisposition: Sendable, Hashable {
  /// What the file is called, as the server says it: it may be anything, a path, too. `filename*` wins.
  package let fileName: String?

  package init(_ text: String) {
    var plain: String?
    var extended: String?
    for parameter in Self.parameters(of: text) {
      switch parameter.name {
      case "filename": plain = plain ?? parameter.value
      case "filename*": extended = extended ?? Self.decoded(parameter.value)
      default: break
      }
    }
    fileName = extended ?? plain
  }

  /// What is behind the semicolons. A value in quotes may have some of its own.
  private static func parameters(of text: String) -> [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    var rest = text[...]
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: semicolon)...]
      guard let end = rest.firstIndex(where: { $0 == "=" || $0 == ";" }), rest[end] == "=" else { continue }
      let name = rest[..<end].filter { $0 != " " && $0 != "\t" }.lowercased()
      rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "\t" }
      parameters.append((name, value(at: &rest)))
    }
    return parameters
  }

  private static func value(at rest: inout Substring) -> String {
    guard rest.first == "\"" else {
      let end = rest.firstIndex(of: ";") ?? rest.endIndex
      defer { rest = rest[end...] }
      return String(rest[..<end].reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
    rest = rest.dropFirst()
    var value = ""
    while let next = rest.popFirst(), next != "\"" {
      // A backslash before anything but these is one of a path that somebody did not escape.
      if next == "\\", let quoted = rest.first, quoted == "\"" || quoted == "\\" {
        value.append(quoted)
        rest = rest.dropFirst()
      } else {
        value.append(next)
      }
    }
    return value
  }

  /// `UTF-8'en'a%20b` (RFC 8187); `nil` for what is none, so that the plain name counts.
  private static func decoded(_ value: String) -> String? {
    let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    switch parts[0].lowercased() {
    case "utf-8":
      let text = PercentEncoding.decode(String(parts[2]))
      return text.unicodeScalars.contains("\u{fffd}") ? nil : text
    case "iso-8859-1": return latin1(String(parts[2]))
    default: return nil
    }
  }

  private static func latin1(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let hex = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), hex.utf8.count == 2, let code = UInt8(hex, radix: 16) {
        scalars.append(Unicode.Scalar(code))
        rest = rest.dropFirst(2)
      } else {
        scalars.append(Unicode.Scalar(byte))
      }
    }
    return String(scalars)
  }
}
