internal import ApusJSON

/// Compares what is expected of a body, as a value or by its shape, with what was printed.
///
/// The body is the JSON from the first line that begins one. The lines before it, such as the status, and behind it are
/// compared as text. Where either side has no JSON that can be read, everything is compared as text.
package enum BodyComparison {
  /// What differs; empty when nothing does.
  ///
  /// - Parameters:
  ///   - comparesValues: whether other values in the same shape are a difference.
  ///   - ignored: the places of the body that are not compared, and whether the status is; by default all is compared.
  package static func findings(
    expected: [String], output: String, comparesValues: Bool, ignoring ignored: IgnoredPlaces? = nil
  ) -> [Finding] {
    let actual = RecordableText.output(output)
    guard let wanted = split(expected), let found = split(actual) else {
      return textDifferences(expected, output)
    }
    let before = textDifferences(wanted.before, found.before.joined(separator: "\n"))
    let behind = textDifferences(wanted.behind, found.behind.joined(separator: "\n"))
    return before.filter { $0.drift != .status || ignored?.ignoresStatus != true }
      + bodyDifferences(wanted.body, found.body, comparesValues, ignored) + behind
  }

  private static func bodyDifferences(
    _ wanted: JSONDocument, _ found: JSONDocument, _ comparesValues: Bool, _ ignored: IgnoredPlaces?
  ) -> [Finding] {
    if ignored?.ignoresBody == true { return [] }
    func counts(_ place: Location) -> Bool {
      guard let ignored else { return true }
      return !ignored.ignores(place, in: wanted.root) && !ignored.ignores(place, in: found.root)
    }
    let misfits = Misfit.all(of: JSONShape(of: wanted.root), in: found.root, where: counts)
    if !misfits.isEmpty { return JSONContract.finding(misfits, from: wanted.root, to: found.root) }
    guard comparesValues, !wanted.root.sameValue(as: found.root) else { return [] }
    let lines = ValueDifferences.lines(from: wanted.root, to: found.root, where: counts)
    return lines.isEmpty ? [] : [Finding(.value, lines)]
  }

  /// A difference of several kinds is shown once.
  private static func textDifferences(_ expected: [String], _ output: String) -> [Finding] {
    let comparison = ExpectedText(expected).compare(with: output)
    let kinds = comparison.drift.sorted { $0.rawValue < $1.rawValue }
    return kinds.enumerated().map { Finding($1, $0 == 0 ? comparison.shortDiff : [], isVerbatim: true) }
  }

  private struct Parts {
    let before: [String]
    let body: JSONDocument
    let behind: [String]
  }

  private static func split(_ lines: [String]) -> Parts? {
    let start = lines.firstIndex { $0.first == "{" || $0.first == "[" && !$0.hasPrefix("[..]") }
    guard let start else { return nil }
    // It ends on a line that begins with a bracket, or where it began.
    for end in (start..<lines.count).reversed() where end == start || "}]".contains(lines[end].prefix(1)) {
      if let body = try? JSONDocument(lines[start...end].joined(separator: "\n")) {
        return Parts(
          before: Array(lines[..<start]), body: body, behind: Array(lines[(end + 1)...]))
      }
    }
    return nil
  }
}
