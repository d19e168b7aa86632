internal import ApusEncodings

/// A request as both sides of Signature Version 4 write it, so that a difference of spelling makes none of meaning.
package struct AWSCanonicalRequest {
  /// How a path is written once more.
  package enum PathRule {
    /// Dots resolved, slashes joined, and what is encoded already encoded again: all services but S3.
    case tidied
    /// The same with each dot and slash as it is.
    case untidied
    /// As S3 has it, where a key may be of dots and slashes: what is encoded is so once.
    case asSent
  }

  private let method: String
  private let path: String
  private let query: String
  private var headers: [(name: String, value: String)]
  /// The digest of the body in hexadecimal digits, or the word that stands for none.
  let bodyHash: String

  /// - Parameters:
  ///   - headers: those that are signed, `Host` among them.
  package init(
    method: String, path: String, query: String?, headers: [(name: String, value: String)],
    bodyHash: String, pathRule: PathRule
  ) {
    self.method = method
    self.path = Self.canonical(path: path, pathRule)
    self.query = Self.canonical(query: query ?? "")
    self.headers = headers.map { ($0.name.lowercased(), Self.trimmed($0.value)) }
    self.bodyHash = bodyHash
  }

  /// Adds a field to those that are signed, in the place of any of its name.
  mutating func set(_ field: HeaderField) {
    headers.removeAll { field.isNamed($0.name) }
    headers.append((field.name.lowercased(), Self.trimmed(field.revealed)))
  }

  /// `host;x-amz-date`
  var signedNames: String { sortedNames.joined(separator: ";") }

  private var sortedNames: [String] {
    Set(headers.map(\.name)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package var text: String {
    let lines = sortedNames.map { name in
      "\(name):" + headers.filter { $0.name == name }.map(\.value).joined(separator: ",") + "\n"
    }
    return [method, path, query, lines.joined(), signedNames, bodyHash].joined(separator: "\n")
  }

  /// One blank for several, and none around it.
  private static func trimmed(_ value: String) -> String {
    value.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }

  private static func canonical(path: String, _ rule: PathRule) -> String {
    switch rule {
    case .asSent: spelled(path: path)
    case .untidied: PercentEncoding.strict(Array(path.utf8), keepingSlashes: true)
    case .tidied: PercentEncoding.strict(Array(tidied(path).utf8), keepingSlashes: true)
    }
  }

  private static func tidied(_ path: String) -> String {
    var kept: [Substring] = []
    for segment in path.split(separator: "/") {
      switch segment {
      case ".": continue
      case "..": _ = kept.popLast()
      default: kept.append(segment)
      }
    }
    let isFolder = path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("/..")
    return "/" + kept.joined(separator: "/") + (isFolder && !kept.isEmpty ? "/" : "")
  }

  /// In the order of the encoded names, then values. A `+` is a blank, as it is to whoever reads a query.
  private static func canonical(query: String) -> String {
    let pairs = query.split(separator: "&").map { part -> (name: String, value: String) in
      let equals = part.firstIndex(of: "=")
      return (
        spelled(part[..<(equals ?? part.endIndex)]), spelled(equals.map { part[$0...].dropFirst() } ?? "")
      )
    }
    return pairs.sorted {
      $0.name == $1.name
        ? $0.value.utf8.lexicographicallyPrecedes($1.value.utf8)
        : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  /// A path with every sign escaped that may be, and no other change.
  static func spelled(path: String) -> String {
    PercentEncoding.strict(PercentEncoding.decode(Array(path.utf8)), keepingSlashes: true)
  }

  /// The same of a query, whose order stays.
  static func spelled(query: String) -> String {
    query.split(separator: "&", omittingEmptySubsequences: false).map { part in
      part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(spelled)
        .joined(separator: "=")
    }.joined(separator: "&")
  }

  private static func spelled(_ part: Substring) -> String {
    let bytes = part.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return PercentEncoding.strict(PercentEncoding.decode(bytes))
  }
}
