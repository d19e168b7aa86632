/// Something that a file holds, and whether it is understood: what `explain file` tells line by line.
package struct FileFinding: Sendable, Hashable {
  package enum Mark: Sendable, Hashable {
    case understood
    case leftOut
    /// What keeps a part of the file, or all of it, from being used.
    case problem
  }

  /// From 1; `nil` for the file as a whole.
  package let line: Int?
  package let mark: Mark
  package let text: String

  package init(_ mark: Mark, _ text: String, line: Int? = nil) {
    self.mark = mark
    self.text = text
    self.line = line
  }
}
