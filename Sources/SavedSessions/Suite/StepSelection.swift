/// Which steps of sessions are wanted. Those of `setup` and `teardown` blocks belong to all.
package struct StepSelection: Sendable, Hashable {
  /// A text in a step's command, in a heading above it, or in the file's name.
  package var text: String?

  package init(text: String? = nil) { self.text = text }

  /// The document with the steps that are wanted of it, and those before them that they need.
  ///
  /// - Parameters:
  ///   - line: the step there, behind those of its block that it may need; on a line without a step the block that
  ///     follows.
  ///   - cookies: what was recorded of cookies; by default nothing.
  ///   - traits: what is known of the command of a line; by default nothing.
  func chosen(
    of document: SessionDocument, in path: String, line: Int? = nil, cookies: CookieNeeds = CookieNeeds(),
    traits: @escaping (String) -> StepTraits? = { _ in nil }
  ) -> SessionDocument {
    let wanted = wanted(of: document, in: path, line: line)
    let own = wanted.stepsInBlocks.filter { $0.block.role == .console }.map(\.step.place.number)
    let lines = NeededSteps(wanted: Set(own), cookies: cookies, traits: traits).lines(of: document)
    guard lines.count > own.count else { return wanted }
    return document.choosing { block, _, _ in block.steps.filter { lines.contains($0.place.number) } }
  }

  private func wanted(of document: SessionDocument, in path: String, line: Int?) -> SessionDocument {
    var result = document
    if let line {
      let blocks = document.blocks(at: line)
      result = result.choosing { block, index, _ in
        guard let blocks, blocks.contains(index), let first = block.steps.first?.place.number else {
          return []
        }
        return index < blocks.upperBound
          ? block.steps : block.steps.filter { line < first || $0.place.number <= line }
      }
    }
    return chosenByText(of: result, in: path)
  }

  /// The step that a line names: the one that stands there, or whose rules do; else the next below.
  func step(at line: Int, of document: SessionDocument) -> Step? {
    if document.hasRules(at: line), let above = document.steps.last(where: { $0.place.number < line }) {
      return above
    }
    let steps = StepSelection().wanted(of: document, in: "", line: line).stepsInBlocks.filter {
      $0.block.role == .console
    }.map(\.step)
    guard let last = steps.last, last.place.number > line else { return steps.last }
    return steps.first { $0.place.number > line }
  }

  private func chosenByText(of result: SessionDocument, in path: String) -> SessionDocument {
    guard let text = text?.lowercased(), !path.lowercased().contains(text) else { return result }
    return result.choosing { block, _, heading in
      heading.lowercased().contains(text)
        ? block.steps : block.steps.filter { $0.command.lowercased().contains(text) }
    }
  }
}

extension SessionDocument {
  /// Whether there is a step that is none of `setup` and `teardown`.
  var hasOwnSteps: Bool { stepsInBlocks.contains { $0.block.role == .console } }

  /// Whether a block of rules stands at a line.
  fileprivate func hasRules(at line: Int) -> Bool {
    parts.contains { part in
      guard case .rules(let block) = part else { return false }
      let count = block.text.split(separator: "\n").count
      return (block.place.number..<block.place.number + count).contains(line)
    }
  }

  /// The document with some of the steps of its usual blocks. Rules of a step that goes go with it.
  ///
  /// - Parameter steps: gets a block, its place among the parts, and the heading above it.
  fileprivate func choosing(_ steps: (ConsoleBlock, Int, String) -> [Step]) -> SessionDocument {
    var result = self
    result.parts = []
    var heading = ""
    var isLastKept = true
    for (index, part) in parts.enumerated() {
      switch part {
      case .prose(let prose):
        heading = prose.split(separator: "\n").last { $0.hasPrefix("#") }.map(String.init) ?? heading
        result.parts.append(part)
      case .block(var block):
        if block.role == .console, let last = block.steps.last {
          block.steps = steps(block, index, heading)
          isLastKept = block.steps.last?.place.number == last.place.number
        } else if !block.steps.isEmpty {
          isLastKept = true
        }
        result.parts.append(.block(block))
      case .rules: if isLastKept { result.parts.append(part) }
      }
    }
    return result
  }

  /// The block at a line, or the next below it, with those before it that only rules of their last steps part from it.
  fileprivate func blocks(at line: Int) -> ClosedRange<Int>? {
    var first: Int?
    var isParted = true
    for (index, part) in parts.enumerated() {
      switch part {
      case .rules: isParted = false
      case .prose(let text): if !text.allSatisfy(\.isWhitespace) { first = nil }
      case .block(let block):
        guard block.role == .console, let start = block.steps.first?.place.number else { continue }
        if isParted { first = nil }
        isParted = true
        let begin = first ?? index
        first = begin
        let end = start + block.text.split(separator: "\n", omittingEmptySubsequences: false).count - 2
        if line < end { return begin...index }
      }
    }
    return nil
  }
}
