internal import ApusEncodings

/// The lines that a step should print, compared with those it printed.
package struct ExpectedText: Sendable, Hashable {
  package let lines: [String]

  package init(_ lines: [String]) { self.lines = lines }

  /// Compares line by line. Blanks at the ends of lines and blank lines at the end do not count.
  package func compare(with output: String) -> TextComparison {
    var wanted = lines
    while wanted.last?.trimmingBlanks.isEmpty == true { wanted.removeLast() }
    var alignment = Alignment(wanted.map { LineMatcher($0) }, RecordableText.output(output))
    return TextComparison(entries: alignment.run())
  }

  /// What should be expected from now on: what still matches stays as it was written, elisions included, and what
  /// does not becomes what was printed, as `writer` records it.
  package func updated(with output: String, writer: PlaceholderWriter = PlaceholderWriter()) -> [String] {
    let comparison = compare(with: output)
    let blanks = lines.reversed().prefix { $0.trimmingBlanks.isEmpty }
    guard !comparison.isMatch else { return lines }
    let updated: [String] = comparison.entries.compactMap { entry in
      switch entry {
      case .same(let expected, _): expected
      case .elided(let gap, _): gap
      case .missing: nil
      case .unexpected(let actual): writer.elide(line: actual)
      }
    }
    return updated + blanks
  }
}
