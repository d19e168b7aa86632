package import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusRendering

extension FailureReport {
  /// The errors of an answer in GraphQL: each with its words, its place in the query and its path into the data; the
  /// first is shown in the query.
  package init(of answer: GraphQLAnswer, isAdvised: Bool) {
    let errors = answer.errors
    let lines = errors.prefix(10).map { Self.line(of: $0) }
    let more = errors.count > 10 ? ["… \(errors.count - 10) more"] : []
    // A field that failed is null; where all are, nothing is left of the data.
    let isLeft = answer.data?.members.contains { $0.value.kind != .null } ?? false
    let what = isLeft ? "the rest of the data is there" : "there is no data"
    let message =
      errors.count == 1
      ? "the answer lists an error; \(what)" : "the answer lists \(errors.count) errors; \(what)"
    let bytes = Array(answer.query.utf8)
    let place = errors.lazy.compactMap { Self.place(of: $0, in: bytes) }.first
    self.init(
      .graphQLErrors, message, details: lines + more,
      excerpt: place.map { Excerpt($0, in: bytes[...]) },
      suggestions: isAdvised ? [".errors", "explain"] : [])
    foreign = errors.prefix(10).map(Self.words)
  }

  /// What a server says of an error.
  package static func words(of error: Node) -> String { error["message"]?.string ?? error.text }

  /// The same with its place in the query and its path into the data.
  package static func line(of error: Node) -> String {
    var parts = [words(of: error)]
    if let place = error["locations"]?[0], let line = place["line"]?.integer,
      let column = place["column"]?.integer
    {
      parts.append("line \(line), column \(column)")
    }
    if let path = error["path"], path.kind == .array {
      var steps: [Location.Step] = []
      for step in path.children.prefix(64) {
        if let name = step.string {
          steps.append(.key(name))
        } else if let place = step.integer {
          steps.append(.position(place))
        }
      }
      if !steps.isEmpty { parts.append(Location(steps).description) }
    }
    return parts.joined(separator: " · ")
  }

  /// The name that the first place of an error is at.
  private static func place(of error: Node, in query: [UInt8]) -> Range<Int>? {
    guard let place = error["locations"]?[0], let line = place["line"]?.integer,
      let column = place["column"]?.integer, line > 0, column > 0
    else { return nil }
    var start = 0
    for _ in 1..<max(1, min(line, 100_000)) {
      guard let end = query[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    // Columns count characters.
    var left = column - 1
    while left > 0, start < query.count {
      start += 1
      while start < query.count, query[start] & 0xc0 == 0x80 { start += 1 }
      left -= 1
    }
    let isName = { (byte: UInt8) in byte == UInt8(ascii: "_") || byte.isLetterOrDigit }
    return start..<max(start + 1, query[min(start, query.count)...].prefix(while: isName).endIndex)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}
