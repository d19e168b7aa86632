internal import ApusEncodings
internal import ApusTeaching
internal import ApusWords

/// The lines that a step should print, compared with those it printed.
package struct ExpectedText: Sendable, Hashable {
  package let lines: [String]

  package init(_ lines: [String]) { self.lines = lines }

  /// Compares line by line. Blanks at the ends of lines and blank lines at the end do not count.
  package func compare(with output: String) -> Comparison {
    var wanted = lines
    while wanted.last?.trimmingBlanks.isEmpty == true { wanted.removeLast() }
    var alignment = Alignment(wanted.map { LineMatcher($0) }, RecordableText.output(output))
    return Comparison(entries: alignment.run())
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

extension ExpectedText {
  /// How expected and actual lines stand to each other, from top to bottom.
  package struct Comparison: Sendable, Hashable {
    package enum Entry: Sendable, Hashable {
      case same(expected: String, actual: String)
      /// `...` and the lines it stands for.
      case elided(String, [String])
      case missing(String)
      case unexpected(String)
    }

    package let entries: [Entry]

    package var isMatch: Bool {
      entries.allSatisfy { entry in
        switch entry {
        case .same, .elided: true
        case .missing, .unexpected: false
        }
      }
    }

    /// The lines of a diff: `  same`, `- expected`, `+ printed`.
    package var diff: [String] {
      entries.map { entry in
        switch entry {
        case .same(let expected, _): "  " + expected
        case .elided(let gap, _): "  " + gap
        case .missing(let line): "- " + line
        case .unexpected(let line): "+ " + line
        }
      }
    }

    /// What kinds of difference there are; empty for a match.
    package var drift: Set<Drift> {
      let missing = entries.compactMap { if case .missing(let line) = $0 { line } else { nil } }
      let unexpected = entries.compactMap { if case .unexpected(let line) = $0 { line } else { nil } }
      let pairs = zip(missing, unexpected).map { Drift(from: $0, to: $1) }
      let rest = missing.dropFirst(pairs.count) + unexpected.dropFirst(pairs.count)
      return Set(pairs + rest.map { Drift(ofLine: $0) })
    }
  }
}

/// Lays actual lines beside expected ones, from top to bottom.
///
/// The lines between two `...` are a run. A run is put at the first place where all of it matches, the last one at the
/// very end, so a match is found whenever there is one. Only where a run matches nowhere are its lines compared one
/// by one, with a short look ahead, so the work stays in proportion to the text.
struct Alignment {
  private let expected: [LineMatcher]
  private let actual: [String]
  private var entries: [ExpectedText.Comparison.Entry] = []
  private var at = 0

  /// How far ahead a line is looked for, before it counts as changed.
  private static let lookahead = 40

  init(_ expected: [LineMatcher], _ actual: [String]) {
    self.expected = expected
    self.actual = actual
  }

  mutating func run() -> [ExpectedText.Comparison.Entry] {
    var place = 0
    while place < expected.count {
      let gap = place
      while place < expected.count, expected[place].isGap { place += 1 }
      let end = expected[place...].firstIndex(where: \.isGap) ?? expected.count
      if gap < place {
        fill(gaps: gap..<place, upTo: start(of: place..<end))
      }
      compare(place..<end)
      place = end
    }
    entries += actual[at...].map { .unexpected($0) }
    return entries
  }

  /// Where the run behind a `...` begins.
  private func start(of run: Range<Int>) -> Int {
    let latest = actual.count - run.count
    let isLast = run.upperBound == expected.count
    if isLast, latest >= at, matches(run, at: latest) { return latest }
    if latest >= at, let found = (at...latest).first(where: { matches(run, at: $0) }) { return found }
    return firstLine(of: run) ?? (isLast ? max(at, latest) : at)
  }

  /// For a run that matches nowhere as a whole: where the first of its lines that is anywhere stands.
  private func firstLine(of run: Range<Int>) -> Int? {
    for line in run.prefix(Self.lookahead) {
      if let found = actual[at...].firstIndex(where: { expected[line].matches($0) }) { return found }
    }
    return nil
  }

  private func matches(_ run: Range<Int>, at start: Int) -> Bool {
    run.enumerated().allSatisfy { expected[$1].matches(actual[start + $0]) }
  }

  private mutating func fill(gaps: Range<Int>, upTo end: Int) {
    for gap in gaps {
      entries.append(.elided(expected[gap].text, gap == gaps.lowerBound ? Array(actual[at..<end]) : []))
    }
    at = end
  }

  private mutating func compare(_ run: Range<Int>) {
    var line = run.lowerBound
    while line < run.upperBound {
      let (dropped, added) = at < actual.count ? meeting(from: line, in: run) ?? (1, 1) : (1, 0)
      if dropped == 0, added == 0 {
        entries.append(.same(expected: expected[line].text, actual: actual[at]))
        line += 1
        at += 1
        continue
      }
      entries += expected[line..<line + dropped].map { .missing($0.text) }
      entries += actual[at..<at + added].map { .unexpected($0) }
      line += dropped
      at += added
    }
  }

  /// The nearest place where the two go on together: how many expected and how many actual lines come before it.
  private func meeting(from line: Int, in run: Range<Int>) -> (Int, Int)? {
    for distance in 0...Self.lookahead {
      for added in 0...distance where at + added < actual.count && line + distance - added < run.upperBound {
        if expected[line + distance - added].matches(actual[at + added]) { return (distance - added, added) }
      }
    }
    return nil
  }
}

extension ExpectedText {
  /// What is said to help whoever looks, and promises nothing: hints, and what an error suggests to try.
  package enum Advice {
    /// The lines without it.
    package static func removed(from lines: [String]) -> [String] {
      let (beginnings, marks) = spoken
      // What advice goes on with below: a long one takes more than one line.
      var continued: String?
      return lines.compactMap { line in
        if let continued, line.hasPrefix(continued) { return nil }
        continued = beginnings.contains(where: line.hasPrefix) ? "       " : Hint.isOne(line) ? "  " : nil
        if continued != nil { return nil }
        guard let mark = marks.lazy.compactMap({ line.firstRange(of: $0) }).first else { return line }
        return String(line[..<mark.lowerBound])
      }
    }

    /// The same of a text, whose lines may be a part of what was shown.
    package static func removed(from text: String) -> String {
      guard text.firstRange(of: ": ") != nil else { return text }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return removed(from: lines).joined(separator: "\n")
    }

    /// How it begins, on a line of its own and behind a note: in English, and in what is spoken.
    private static var spoken: (beginnings: [String], marks: [String]) {
      let (beginning, mark) = ("  try: ", "; try: ")
      guard SpokenLanguage.current != .english else { return ([beginning], [mark]) }
      return ([beginning, "  " + said("try: ")], [mark, said("; try: ")])
    }
  }
}
