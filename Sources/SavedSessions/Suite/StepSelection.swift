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
    if let line { result = Self.chosen(of: result, upTo: line) }
    guard let text = text?.lowercased(), !path.lowercased().contains(text) else { return result }
    var isUnderHeading = false
    result.parts = result.parts.map { part in
      switch part {
      case .rules: return part
      case .prose(let prose):
        for heading in Self.headings(in: prose) { isUnderHeading = heading.lowercased().contains(text) }
        return part
      case .block(var block):
        guard block.role == .console, !isUnderHeading else { return part }
        block.steps = block.steps.filter { $0.command.lowercased().contains(text) }
        return .block(block)
      }
    }
    return result
  }

  private static func chosen(of document: SessionDocument, upTo line: Int) -> SessionDocument {
    var result = document
    var isFound = false
    result.parts = document.parts.map { part in
      guard case .block(var block) = part, block.role == .console, let first = block.steps.first else {
        return part
      }
      let start = first.place.number - 1
      let end = start + block.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      let isHere = !isFound && line < end
      isFound = isFound || isHere
      block.steps = isHere ? block.steps.filter { line < first.place.number || $0.place.number <= line } : []
      return .block(block)
    }
    return result
  }

  /// The lines of Markdown that are headings.
  private static func headings(in prose: String) -> [Substring] {
    prose.split(separator: "\n").filter { $0.hasPrefix("#") }
  }
}

extension SessionDocument {
  /// Whether there is a step that is none of `setup` and `teardown`.
  var hasOwnSteps: Bool { stepsInBlocks.contains { $0.block.role == .console } }
}
