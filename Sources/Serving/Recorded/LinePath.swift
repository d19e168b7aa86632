internal import ApusClient
internal import ApusEncodings
internal import ApusSavedSessions

/// A path with gaps that a line asks for, such as `/things/{{id}}`.
struct LinePath {
  let method: String
  /// From the root of the server on.
  let path: String

  func fits(_ sent: String) -> Bool {
    let request = RecordedRequest(method, path, pattern: path)
    return request.values(inPath: PercentEncoding.decode(sent)) != nil
  }

  /// Those of the lines of a session.
  static func all(in document: SessionDocument) -> [LinePath] {
    let base = document.base.flatMap { try? WebURL($0) }?.path ?? "/"
    return document.steps.compactMap { LinePath($0.command, behind: base) }
  }

  /// - Parameters:
  ///   - line: such as `get /things/{{id}} q==1`.
  ///   - base: the path that others are put behind.
  init?(_ line: String, behind base: String = "/") {
    let words = line.split { $0 == " " || $0 == "\n" }
    guard let verb = words.first?.lowercased(), Self.verbs.contains(verb) else { return nil }
    let target = words.dropFirst().first { $0.hasPrefix("/") || $0.contains("://") || $0.hasPrefix("'/") }
    guard let target, target.contains("{{") else { return nil }
    var path = target.filter { $0 != "'" && $0 != "\"" }.prefix { $0 != "?" && $0 != "#" }
    if let scheme = path.firstRange(of: "://") {
      path = path[scheme.upperBound...].drop { $0 != "/" }
    } else {
      let folder = base.hasSuffix("/") ? base.dropLast() : base[...]
      path = folder + path
    }
    // A gap that may be all of the path would take everything.
    guard path.contains("{{"), !path.hasPrefix("/{{") || path.dropFirst().contains("/") else { return nil }
    method = verb.uppercased()
    self.path = String(path)
  }

  private static let verbs: Set = [
    "get", "head", "post", "put", "patch", "delete", "options", "query", "watch",
  ]
}
