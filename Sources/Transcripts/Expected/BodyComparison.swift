internal import JSON

/// Compares what a `{mode=json}` or `{mode=shape}` block expects with what was printed.
///
/// The body is the JSON from the first line that begins one. The lines before it, such as the status, are compared as
/// text. Where either side has no JSON that can be read, everything is compared as text.
package enum BodyComparison {
  /// What differs, in words; empty when nothing does.
  package static func differences(
    expected: [String], output: String, mode: ConsoleBlock.Mode
  ) -> [(drift: Drift, text: String)] {
    let actual = RecordableText.output(output)
    guard mode == .json || mode == .shape, let wanted = split(expected), let found = split(actual) else {
      return textDifferences(expected, output)
    }
    let before = textDifferences(wanted.before, found.before.joined(separator: "\n"))
    return before + bodyDifferences(wanted.body, found.body, mode)
  }

  private static func bodyDifferences(
    _ wanted: Document, _ found: Document, _ mode: ConsoleBlock.Mode
  ) -> [(drift: Drift, text: String)] {
    let mismatches = Shape(of: wanted.root).mismatches(in: found.root)
    if !mismatches.isEmpty { return mismatches.map { (.shape, $0.description) } }
    guard mode == .json, !wanted.root.sameValue(as: found.root) else { return [] }
    return [(.value, "expected \(wanted.compactText), found \(found.compactText)")]
  }

  private static func textDifferences(_ expected: [String], _ output: String) -> [(
    drift: Drift, text: String
  )] {
    let comparison = ExpectedText(expected).compare(with: output)
    guard !comparison.isMatch else { return [] }
    let text = comparison.diff.joined(separator: "\n")
    return comparison.drift.sorted { $0.rawValue < $1.rawValue }.map { ($0, text) }
  }

  private static func split(_ lines: [String]) -> (before: [String], body: Document)? {
    guard
      let start = lines.firstIndex(where: { $0.first == "{" || $0.first == "[" && !$0.hasPrefix("[..]") }),
      let body = try? Document(lines[start...].joined(separator: "\n"))
    else { return nil }
    return (Array(lines[..<start]), body)
  }
}
