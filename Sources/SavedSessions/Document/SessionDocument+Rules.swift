internal import ApusContracts
internal import ApusLanguage

extension SessionDocument {
  /// The same document with rules for all of its steps, but for those that stand there already.
  func adding(_ rules: [Rule]) -> SessionDocument {
    let first = parts.firstIndex { if case .block = $0 { true } else { false } } ?? parts.endIndex
    let blocks = parts[..<first].indices.compactMap { index in
      if case .rules(let block) = parts[index] { (index, block) } else { nil }
    }
    let known = blocks.flatMap { $0.1.rules.map(\.text) }
    let new = rules.filter { !known.contains($0.text) }.map(\.written)
    guard !new.isEmpty else { return self }
    var result = self
    if let (place, block) = blocks.last {
      result.parts[place] = .rules(block.adding(new))
    } else {
      let text = (["```\(SessionDocument.RuleBlock.language)"] + new + ["```", ""]).joined(separator: "\n")
      result.parts.insert(
        contentsOf: [.rules(SessionDocument.RuleBlock(text, rules: [])), .prose("\n")], at: first)
    }
    return result
  }
}

extension SessionDocument {
  /// The same with rules for one step, right behind it, but for those that stand there already.
  func adding(_ rules: [Rule], behind step: Step) -> SessionDocument {
    guard let steps = zip(steps, rulesOfSteps).first(where: { $0.0.place.number == step.place.number })
    else { return self }
    let known = steps.1.own.map(\.text)
    let new = rules.filter { !known.contains($0.text) }
    var result = self
    for (index, part) in parts.enumerated() where !new.isEmpty {
      guard case .block(var block) = part,
        let place = block.steps.firstIndex(where: { $0.place.number == step.place.number })
      else { continue }
      let rest = Array(block.steps[(place + 1)...])
      if rest.isEmpty, let (next, there) = ruleBlock(behind: index) {
        result.parts[next] = .rules(there.adding(new.map(\.written)))
        return result
      }
      var behind = block
      behind.steps = rest
      block.steps = Array(block.steps[..<place]) + [block.steps[place].withoutBlanksAtEnd]
      let text = (["```\(SessionDocument.RuleBlock.language)"] + new.map(\.written) + ["```", ""]).joined(
        separator: "\n")
      let parts: [Part] = [.block(block), .prose("\n"), .rules(SessionDocument.RuleBlock(text, rules: new))]
      result.parts.replaceSubrange(
        index...index, with: parts + (rest.isEmpty ? [] : [.prose("\n"), .block(behind)]))
      return result
    }
    return result
  }

  /// The rules that stand right behind a block.
  private func ruleBlock(behind block: Int) -> (index: Int, rules: SessionDocument.RuleBlock)? {
    for (index, part) in parts.enumerated().dropFirst(block + 1) {
      switch part {
      case .prose(let text) where text.allSatisfy(\.isWhitespace): continue
      case .rules(let rules): return (index, rules)
      case .prose, .block: return nil
      }
    }
    return nil
  }
}

extension SessionDocument.RuleBlock {
  /// The same with more lines at its end.
  fileprivate func adding(_ new: [String]) -> SessionDocument.RuleBlock {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Before the fence that closes it, and the end of that line.
    lines.insert(contentsOf: new, at: max(1, lines.count - (lines.last == "" ? 2 : 1)))
    return with(text: lines.joined(separator: "\n"))
  }
}

extension Step {
  /// The same where nothing follows in its block.
  fileprivate var withoutBlanksAtEnd: Step {
    Step(
      command: command, expected: Array(expected.reversed().drop { $0.isEmpty }.reversed()), outcome: outcome,
      place: place)
  }
}

extension Rule {
  /// As it stands in a file, with its reason.
  fileprivate var written: String { reason.map { "\(text)  # \($0)" } ?? text }
}

extension SessionDocument {
  /// The step that rules behind the first few are about: the last of them, or the one that asked for what the last look at
  /// or take. What sets a variable that the rules name stays the last.
  func step(above count: Int, for block: RuleBlock) -> Int {
    let asking = steps.prefix(count).lastIndex { step in
      guard step.takesOfAnswer else { return true }
      guard let name = Variables.OfLine(step.command).set else { return false }
      return block.rules.contains { Variables.OfLine($0.text).used.contains(name) }
    }
    return asking ?? count - 1
  }
}

extension Step {
  /// Whether it only looks at the answer before it, or takes something of it.
  fileprivate var takesOfAnswer: Bool {
    let first = command.firstWord
    return ["let", "expect"].contains(first.lowercased()) || first.hasPrefix(".") || first.hasPrefix("$.")
  }
}
