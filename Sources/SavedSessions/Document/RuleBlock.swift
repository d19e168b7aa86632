package import ApusContracts

/// A fenced `rules` block: what is promised of the step above it, or of all steps where none stands above it.
package struct RuleBlock: Sendable, Hashable {
  /// What its fence says.
  package static let language = "rules"

  /// Whole lines with their ends and fences, kept as they are.
  package let text: String
  package let rules: [Rule]
  /// Where it stands in the file it was read from.
  package let place: Step.SourceLine

  package init(_ text: String, rules: [Rule], place: Step.SourceLine = Step.SourceLine(1)) {
    (self.text, self.rules, self.place) = (text, rules, place)
  }

  /// The same rules in another text, in which what must not be seen is not.
  func with(text: String) -> RuleBlock { RuleBlock(text, rules: rules, place: place) }

  package static func == (left: RuleBlock, right: RuleBlock) -> Bool { left.text == right.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SessionDocument {
  /// The rules of each step, in the order of the steps.
  package var rulesOfSteps: [Rules] {
    var ofFile: [Rule] = []
    var own: [[Rule]] = []
    for part in parts {
      switch part {
      case .prose: break
      case .block(let block): own += block.steps.map { _ in [] }
      case .rules(let block) where own.isEmpty: ofFile += block.rules
      case .rules(let block): own[own.count - 1] += block.rules
      }
    }
    return own.map { Rules($0, ofFile: ofFile) }
  }

  /// The same by the lines of the steps.
  var rulesByLine: [Int: Rules] {
    guard parts.contains(where: { if case .rules = $0 { true } else { false } }) else { return [:] }
    return Dictionary(zip(steps.map(\.place.number), rulesOfSteps)) { first, _ in first }
  }
}

extension Rules {
  /// Those that are about a step: what is promised of every answer is about those that ask.
  func about(askingStep asks: Bool) -> Rules { asks ? self : Rules(own) }

  /// Those that compare with nothing.
  var standingAlone: Rules {
    Rules(own.filter { !$0.needsEarlierAnswer }, ofFile: ofFile.filter { !$0.needsEarlierAnswer })
  }
}
