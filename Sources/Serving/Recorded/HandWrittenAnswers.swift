internal import ApusEncodings
internal import ApusFormats
internal import ApusPractice

/// The answers that stand below the requests of a `.http` file.
enum HandWrittenAnswers {
  static func all(in file: HTTPFile) -> [RecordedAnswer] {
    file.served.flatMap { served in
      let (path, query) = parts(of: served.target)
      let request = RecordedRequest(
        served.method, path, pattern: path, query: query, body: served.body.map { Array($0.utf8) })
      return served.answers.map { written in
        let fields = written.fields.map { ($0.name, file.filled($0.value)) }.filter {
          !ofConnection.contains($0.0.lowercased())
        }
        let answer = MockAnswer(written.status, fields, body: Array(file.filled(written.body).utf8))
        return RecordedAnswer(request, answer, promised: served.times, filling: .gaps)
      }
    }
  }

  private static let ofConnection: Set = ["content-length", "transfer-encoding", "connection"]

  /// The path, and the query by its pairs. What stands before the path, be it a gap, is nobody's business.
  private static func parts(of target: String) -> (path: String, query: [(name: String, value: String)]) {
    var rest = target[...]
    if let scheme = rest.firstRange(of: "://") {
      rest = rest[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
    } else if rest.hasPrefix("{{"), let end = rest.firstRange(of: "}}") {
      rest = rest[end.upperBound...]
    } else if !rest.hasPrefix("/"), let slash = rest.firstIndex(of: "/") {
      rest = rest[slash...]
    }
    let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = halves.first.map(String.init) ?? ""
    let query = (halves.count > 1 ? halves[1] : "").split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map { decoded($0) }
      return (name: parts.first ?? "", value: parts.count > 1 ? parts[1] : "")
    }
    return (path.hasPrefix("/") ? PercentEncoding.decode(path) : "/" + PercentEncoding.decode(path), query)
  }

  private static func decoded(_ text: Substring) -> String {
    PercentEncoding.decode(text.replacing("+", with: " "))
  }
}
