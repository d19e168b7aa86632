internal import ApusContracts

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
      var lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // Before the fence that closes it, and the end of that line.
      lines.insert(contentsOf: new, at: max(1, lines.count - (lines.last == "" ? 2 : 1)))
      result.parts[place] = .rules(block.with(text: lines.joined(separator: "\n")))
    } else {
      let text = (["```\(RuleBlock.language)"] + new + ["```", ""]).joined(separator: "\n")
      result.parts.insert(contentsOf: [.rules(RuleBlock(text, rules: [])), .prose("\n")], at: first)
    }
    return result
  }
}

extension SessionDocument {
  /// The same with rules for one step, right behind it.
  func adding(_ rules: [Rule], behind step: Step) -> SessionDocument {
    var result = self
    for (index, part) in parts.enumerated() {
      guard case .block(var block) = part,
        let place = block.steps.firstIndex(where: { $0.place.number == step.place.number })
      else { continue }
      var rest = block
      rest.steps = Array(block.steps[(place + 1)...])
      block.steps = Array(block.steps[...place])
      let text = (["```\(RuleBlock.language)"] + rules.map(\.written) + ["```", ""]).joined(separator: "\n")
      let new: [Part] = [.block(block), .prose("\n"), .rules(RuleBlock(text, rules: rules))]
      result.parts.replaceSubrange(
        index...index, with: new + (rest.steps.isEmpty ? [] : [.prose("\n"), .block(rest)]))
      return result
    }
    return result
  }
}

extension Rule {
  /// As it stands in a file, with its reason.
  fileprivate var written: String { reason.map { "\(text)  # \($0)" } ?? text }
}
