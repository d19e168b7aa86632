internal import ApusClient
internal import ApusContracts
internal import ApusSurroundings

/// How a step of a saved session went, compared with what is written there.
package struct StepVerdict: Sendable {
  let step: Step
  /// In what way it differs; empty when it went as written.
  let drift: Set<Drift>
  /// A request that the cassette does not have.
  let isMissing: Bool
  /// What differs: `  same`, `- written`, `+ shown`.
  let differences: [String]
  /// What a shell was to do was left out, so that a part of what is written was not compared.
  let isPartial: Bool
  /// It was not run to its end, as something was missing: perhaps only that somebody allowed it.
  let isLeftOut: Bool
  /// What it wanted and nobody allowed.
  let refused: [Permission]
  /// It was fine when it was recorded, and is not.
  let isWorse: Bool

  /// The same without what differs, for whoever saw that.
  var withoutDifferences: StepVerdict {
    StepVerdict(step, drift: drift, differences: [], isLeftOut: isLeftOut, refused: refused, isWorse: isWorse)
  }

  package var isAsWritten: Bool { drift.isEmpty }

  init(
    _ step: Step, drift: Set<Drift>, differences: [String], isLeftOut: Bool = false,
    refused: [Permission] = [], isWorse: Bool = false
  ) {
    self.step = step
    self.drift = drift
    self.differences = differences
    self.isLeftOut = isLeftOut
    self.refused = refused
    self.isWorse = isWorse
    isMissing = false
    isPartial = false
  }

  /// What was found of the answers to a step, and how it ended.
  init(_ step: Step, _ findings: [Finding], outcome: StepOutcome) {
    let written = step.outcome ?? .ok
    let ending =
      written == outcome ? [] : [Finding(.outcome, promised: "? \(written)", found: "? \(outcome)")]
    let all = findings + ending
    self.init(step, drift: Set(all.map(\.drift)), differences: all.flatMap(\.lines))
  }

  /// What is written beside what was shown.
  init(_ step: Step, _ mode: ConsoleBlock.Mode, _ lineResult: LineResult) {
    self.step = step
    let written = step.outcome ?? .ok
    var drift: Set<Drift> = []
    var differences: [String] = []
    isPartial = lineResult.shown.isPartial
    isLeftOut = false
    refused = []
    isWorse = false
    if mode == .usual || mode == .exact {
      let comparison = ExpectedText(step.expected).compare(with: lineResult.shown)
      if !comparison.isMatch {
        drift = comparison.drift
        differences = comparison.shortDiff
      }
    } else {
      let found = BodyComparison.differences(
        expected: step.expected, output: lineResult.shown.text, comparesValues: mode == .json)
      drift = Set(found.map(\.drift))
      differences = found.flatMap { $0.text.split(separator: "\n").map(String.init) }
    }
    if written != lineResult.outcome {
      drift.insert(.outcome)
      differences += ["- ? \(written)", "+ ? \(lineResult.outcome)"]
    }
    isMissing = lineResult.outcome == .failure(.replayMissing) && written != lineResult.outcome
    self.drift = drift
    // Where nothing was recorded, the reason says everything.
    self.differences =
      isMissing ? RecordableText.output(lineResult.shown.text).map { "+ " + $0 } : differences
  }
}

extension ShownText {
  /// Whether a part of it is not known.
  var isPartial: Bool { pieces.contains { $0.kind == .unknown } }
}

extension ExpectedText {
  /// Compares with what was shown. Where a part of that is not known, so many lines as needed are taken for it.
  func compare(with shown: ShownText) -> TextComparison {
    guard let first = shown.pieces.firstIndex(where: { $0.kind == .unknown }),
      let last = shown.pieces.lastIndex(where: { $0.kind == .unknown })
    else { return compare(with: shown.text) }
    let before = shown.pieces[..<first].map(\.text).joined()
    let after = shown.pieces[last...].map(\.text).joined()
    let head = (0...lines.count).first { ExpectedText(Array(lines[..<$0])).compare(with: before).isMatch }
    let tail = (0...lines.count).last { ExpectedText(Array(lines[$0...])).compare(with: after).isMatch }
    if let head, let tail, head <= tail {
      return ExpectedText(["..."]).compare(with: "")
    }
    return compare(with: before + after)
  }
}

extension TextComparison {
  /// The diff without most of what is the same, and not longer than somebody reads.
  var shortDiff: [String] {
    let all = diff
    var lines: [String] = []
    var lastChange = Int.min / 2
    for (index, line) in all.enumerated() {
      let isChange = !line.hasPrefix("  ")
      let isBeforeChange = index + 1 < all.count && !all[index + 1].hasPrefix("  ")
      if isChange { lastChange = index }
      if isChange || isBeforeChange || index == lastChange + 1 {
        lines.append(line)
      } else if !lines.isEmpty, lines.last != "  …" {
        lines.append("  …")
      }
    }
    if lines.last == "  …" { lines.removeLast() }
    let most = 24
    return lines.count <= most ? lines : lines.prefix(most - 1) + ["  … \(lines.count - most + 1) more"]
  }
}
