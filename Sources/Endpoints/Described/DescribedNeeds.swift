internal import ApusEncodings

/// What the text of a description says in words that a token must have, and which types of answers there are: "need the
/// `repo` scope", "the `actions:read` permission", "**`application/vnd.github.raw+json`**".
struct DescribedNeeds {
  private let text: String

  init(_ text: String) { self.text = text }

  var scopes: [String] { names(before: "scope", between: ["oauth", "`"]) }

  var permissions: [String] {
    names(before: "permission", between: ["read", "write", "admin", "repository", "organization", "user"])
  }

  /// Types of a vendor, each once.
  var mediaTypes: [String] {
    var seen: Set<String> = []
    return text.ranges(of: "application/vnd.").map { range in
      String(text[range.lowerBound...].prefix { $0.isLetter || $0.isNumber || "/.+-_".contains($0) })
    }.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.filter { seen.insert($0).inserted }
  }

  /// The names in backquotes that stand before a word, each once: several joined by commas, `and` and `or`.
  ///
  /// - Parameter others: words that may stand between, and belong to the name.
  private func names(before word: String, between others: Set<String>) -> [String] {
    var seen: Set<String> = []
    return text.ranges(of: word).flatMap { names(at: text[..<$0.lowerBound], others) }.filter {
      seen.insert($0).inserted
    }
  }

  private func names(at before: Substring, _ others: Set<String>) -> [String] {
    var rest = before
    var found: [String] = []
    var kind = ""
    while true {
      rest = rest.withoutLast { " \n\r[(*_,".contains($0) }
      if rest.last == "`", let open = rest.dropLast().lastIndex(of: "`") {
        let name = rest[rest.index(after: open)...].dropLast()
        guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { return found }
        found.insert(name + kind, at: 0)
        (rest, kind) = (rest[..<open], "")
        continue
      }
      let word = rest.suffix { $0.isLetter || $0 == "/" }
      let isJoint = ["and", "or", "and/or"].contains(word) && !found.isEmpty
      guard isJoint || found.isEmpty && kind.isEmpty && others.contains(word.lowercased()) else {
        return found
      }
      if !isJoint, word.lowercased() != "oauth" { kind = " \(word)" }
      rest = rest.dropLast(word.count)
    }
  }
}

extension Substring {
  fileprivate func withoutLast(_ isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }

  fileprivate func suffix(while isKept: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, isKept(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
