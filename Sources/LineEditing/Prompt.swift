package import ApusText

/// What stands before the line, and what stands at the right margin while there is room for it.
package struct Prompt: Sendable, Hashable {
  package var left: StyledText
  package var right: StyledText

  package init(_ left: StyledText, right: StyledText = "") {
    self.left = left
    self.right = right
  }
}
