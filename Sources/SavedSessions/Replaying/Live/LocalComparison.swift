internal import ApusJSON
internal import ApusText

/// Compares what a step showed that asks nobody, such as `.id`, with what it showed of the recorded answer: a value may
/// be another one, but it must be there and of the same kind.
struct LocalComparison {
  private let recorded: LineResult
  private let now: LineResult
  private let forms: ViewForms

  /// - Parameter forms: those of the session.
  init(recorded: LineResult, now: LineResult, forms: ViewForms = .today) {
    self.forms = forms
    self.recorded = recorded
    self.now = now
  }

  func verdict(on step: Step) -> StepVerdict {
    let written = step.outcome ?? .ok
    if recorded.outcome == written {
      // What its own recording does not show is wrong, whatever the server says today.
      let verdict = StepVerdict(step, .usual, recorded, forms: forms)
      if !verdict.isAsWritten { return verdict }
    }
    let before =
      recorded.outcome == written ? recorded.shown.text : step.expected.joined(separator: "\n")
    let verdict = StepVerdict(step, .usual, now, forms: forms)
    let isSame =
      written == now.outcome && ShownValues(before).mayBecome(ShownValues(now.shown.text))
    return verdict.isAsWritten || !isSame ? verdict : StepVerdict(step, drift: [], differences: [])
  }
}

/// What a path led to, as far as the text tells that was shown of it.
private enum ShownValues {
  case nothing
  /// A value on each line, as one array of them all.
  case values(JSONDocument)
  /// Tables, trees and all else.
  case drawn

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    if text.hasPrefix(Self.absence) {
      self = .nothing
    } else if !lines.isEmpty, let values = try? JSONDocument(Array("[\(lines.joined(separator: ","))]".utf8))
    {
      self = .values(values)
    } else {
      self = .drawn
    }
  }

  private static let absence = "nothing there"

  func mayBecome(_ other: ShownValues) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.drawn, .drawn): true
    case (.values(let old), .values(let new)): JSONShape(of: old.root).accepts(new.root)
    // Only a list that is empty is not drawn.
    case (.values(let one), .drawn), (.drawn, .values(let one)):
      one.root.children.allSatisfy { $0.isContainer && $0.count == 0 }
    case (.nothing, _), (_, .nothing): false
    }
  }
}
