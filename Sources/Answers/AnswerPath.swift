internal import ApusClient
package import ApusJSON
package import ApusLanguage
package import ApusRendering

/// What a path line names: a response, the last one unless it has a number, and a path in it.
package struct AnswerPath: Sendable {
  /// `nil` is what was last received or opened; `selection` is what was selected last.
  package let number: Int?
  package let path: JSONPath
  /// Whether it begins with `$`, which is all of an answer.
  package let isFromRoot: Bool

  /// The number that stands for `$_`, as no request has it.
  package static let selection = TreePlace.selection

  /// `$2.items` is `.items` of the second response; `$.items` and `.items` are of the last.
  package init(_ text: String, at range: Range<Int>) throws(LineProblem) {
    let digits = text.hasPrefix("$") ? text.dropFirst().prefix { $0.isASCII && $0.isNumber } : ""
    let isSelection = text == "$_" || text.hasPrefix("$_.") || text.hasPrefix("$_[")
    number = isSelection ? Self.selection : Int(digits)
    isFromRoot = text.hasPrefix("$")
    let skipped = isSelection ? 2 : digits.isEmpty ? 0 : digits.utf8.count + 1
    let rest = String(text.utf8.dropFirst(skipped)) ?? text
    let dot = rest.isEmpty || rest.hasPrefix("[") ? "." : ""
    do {
      path = try JSONPath(dot + rest)
    } catch {
      let at = range.lowerBound + skipped + min(max(0, error.offset - dot.utf8.count), rest.utf8.count)
      let place = at..<max(at, min(at + 1, range.upperBound))
      if let repaired = Self.withMarkedMembers(dot + rest, error) {
        throw LineProblem(
          "in a filter a member is written with `@.` before it", at: place,
          try: String(text.dropLast(rest.count) + repaired.dropFirst(dot.count)))
      }
      throw LineProblem("expected \(error.expected), found \(error.found)", at: place, try: "help paths")
    }
  }

  /// A path in whose filters members stand as in other languages, `[?stars > 1]`; `nil` when that is not its problem.
  private static func withMarkedMembers(_ text: String, _ problem: PathSyntaxError) -> String? {
    var text = text
    var problem = problem
    // More than a few of them is no line that somebody typed.
    for _ in 0..<8 {
      let at = text.utf8.index(text.startIndex, offsetBy: min(problem.offset, text.utf8.count))
      guard text[..<at].contains("[?"), text[at...].first?.isLetter == true else { return nil }
      text.insert(contentsOf: "@.", at: at)
      do {
        _ = try JSONPath(text)
        return text
      } catch {
        // Each round gets farther, or it is another problem.
        guard error.offset > problem.offset + 2 else { return nil }
        problem = error
      }
    }
    return nil
  }
}

extension AnswerPath {
  /// Where a path begins to look: at the root of an answer, or at the part that somebody looks at.
  package struct Start: Sendable {
    package let root: Node
    /// The answer that places have to name.
    package let response: Int?
    /// How many steps the start is below the root.
    package let depth: Int

    /// - Parameter whole: the answer that the path names, or the one that paths look into.
    package init(of path: AnswerPath, in records: Records, whole: Node) {
      guard path.number == nil, let looked = records.looked else {
        let record = path.number.map { records[$0] } ?? (path.isFromRoot ? nil : records.focusedRecord)
        let data = record?.graphQLData(for: path.path)
        (root, response, depth) = (data ?? whole, path.number, data == nil ? 0 : 1)
        return
      }
      // `$` is all of it, wherever somebody is.
      if path.isFromRoot {
        (root, response, depth) = (whole, records.focusedRecord?.number, 0)
      } else {
        (root, response, depth) = (looked.node, nil, looked.depth)
      }
    }

    package func placed(_ node: Node) -> TreePlace.Value {
      TreePlace.Value(node, inResponse: response, below: depth)
    }

    package func place(of node: Node) -> TreePlace { placed(node).place }
  }
}
