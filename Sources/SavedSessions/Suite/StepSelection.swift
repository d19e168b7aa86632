/// Which steps of sessions are wanted. Those of `setup` and `teardown` blocks belong to all.
package struct StepSelection: Sendable, Hashable {
  /// A text in a step's command, in a heading above it, or in the file's name.
  package var text: String?

  package init(text: String? = nil) { self.text = text }

  /// The document with the steps that are wanted of it.
  ///
  /// - Parameter line: the step there, behind those of its block that it may need; on a line without a step the block
  ///   that follows.
  func chosen(of document: SessionDocument, in path: String, line: Int? = nil) -> SessionDocument {
    var result = document
    if let line {
      var isFound = false
      result = result.choosing { block, first, _ in
        let end = first + block.text.split(separator: "\n", omittingEmptySubsequences: false).count - 2
        guard !isFound, line < end else { return [] }
        isFound = true
        return block.steps.filter { line < first || $0.place.number <= line }
      }
    }
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

  /// The document with some of the steps of its usual blocks. Rules of a step that goes go with it.
  ///
  /// - Parameter steps: gets a block, the line of its first step, and the heading above it.
  fileprivate func choosing(_ steps: (ConsoleBlock, Int, String) -> [Step]) -> SessionDocument {
    var result = self
    result.parts = []
    var heading = ""
    var isLastKept = true
    for part in parts {
      switch part {
      case .prose(let prose):
        heading = prose.split(separator: "\n").last { $0.hasPrefix("#") }.map(String.init) ?? heading
        result.parts.append(part)
      case .block(var block):
        if block.role == .console, let first = block.steps.first {
          let last = block.steps.last
          block.steps = steps(block, first.place.number, heading)
          isLastKept = block.steps.last?.place.number == last?.place.number
        } else if !block.steps.isEmpty {
          isLastKept = true
        }
        result.parts.append(.block(block))
      case .rules: if isLastKept { result.parts.append(part) }
      }
    }
    return result
  }
}
