internal import ApusEncodings

/// Something in a document that somebody took for a step, and that is prose: nobody would miss what it does not check.
package struct StepLookalike: Sendable, Hashable {
  /// Where it stands, from 1.
  package let line: Int
  /// What stands there, as a part of a sentence.
  package let found: String

  /// The first in a document, be it whole or not. A block in another language is none, whatever it holds, and neither
  /// is a command that is indented as Markdown's code is, or quoted, without a block around it.
  ///
  /// - Parameter isMistyped: whether somebody who wrote this as a block's language meant `console`.
  package static func first(in document: [UInt8], isMistyped: (String) -> Bool) -> StepLookalike? {
    var open: (fence: SessionDocument.Fence, line: Int)?
    var isComment = false
    let lines = String(decoding: document, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    for (index, line) in lines.enumerated() {
      if isComment || open == nil && SessionDocument.Comment.begins(line) {
        isComment = !SessionDocument.Comment.ends(line)
      } else if let block = open {
        if block.fence.isClosed(by: line) {
          open = nil
        } else if block.fence.language.isEmpty, isCommand(line) {
          return StepLookalike(
            line: block.line, found: "lines that begin with `$ ` in a block without a name")
        }
      } else if let fence = SessionDocument.Fence(line) {
        open = (fence, index + 1)
        if let found = found(in: fence, isMistyped) { return StepLookalike(line: index + 1, found: found) }
      } else if let found = found(in: line) ?? covered(lines[index...], isMistyped) {
        return StepLookalike(line: index + 1, found: found)
      }
    }
    return nil
  }

  /// What is wrong with a line that opens a block; `nil` when nothing is.
  private static func found(in fence: SessionDocument.Fence, _ isMistyped: (String) -> Bool) -> String? {
    if fence.opensSteps || fence.opensRules || fence.language.isEmpty { return nil }
    guard fence.isKnown else { return isMistyped(fence.language) ? "`\(fence.language)`" : nil }
    return fence.isIndented
      ? "an indented `\(fence.language)`" : "`\(fence.marks)\(fence.language)`; three backticks open one"
  }

  /// What looks like a part of a step in a line outside of all blocks.
  static func found(in line: Substring) -> String? {
    guard let text = unindented(line) else { return nil }
    if isCommand(line) { return "`\(text.prefix(40))\(text.count > 40 ? "…" : "")` outside of a block" }
    let marks = text.prefix { $0 == "`" || $0 == "~" }
    let name = String(text.dropFirst(marks.count)).trimmingBlanks
    let attributes = String(name.dropFirst(ConsoleBlock.language.count)).trimmingBlanks
    guard marks.count < 3, name.hasPrefix(ConsoleBlock.language), !name.contains("`"),
      attributes.isEmpty || (attributes.hasPrefix("{") && attributes.hasSuffix("}"))
    else { return nil }
    return "`\(text)`; three backticks open one"
  }

  /// A block with a command that is indented, quoted, or an item of a list: it is rendered as a block, and never run.
  private static func covered(_ lines: ArraySlice<Substring>, _ isMistyped: (String) -> Bool) -> String? {
    guard let line = lines.first, let fence = SessionDocument.Fence(uncovered(line)) else { return nil }
    guard fence.role != nil || isMistyped(fence.language) else { return nil }
    let next = lines.dropFirst().lazy.map(uncovered).first { !$0.isEmpty }
    guard let next, isCommand(next) else { return nil }
    let isQuoted = line.prefix { $0 != "`" && $0 != "~" }.contains(">")
    return (isQuoted ? "a quoted" : "an indented") + " `\(fence.language)`"
  }

  /// A line without what indents it, quotes it, or makes it an item of a list.
  private static func uncovered(_ line: Substring) -> Substring {
    var rest = line
    while true {
      rest = rest.drop { $0.isBlank || $0 == ">" }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
      let marks: [Character] = digits > 0 ? [".", ")"] : ["-", "*", "+"]
      let behind = rest.dropFirst(digits)
      guard let mark = behind.first, marks.contains(mark), behind.dropFirst().first?.isBlank == true else {
        return rest
      }
      rest = behind.dropFirst()
    }
  }

  /// A line of prose, spelled so that it opens no block and is taken for no part of a step.
  static func spelledAsProse(_ line: String) -> String {
    let text = uncovered(line[...])
    let opensComment = SessionDocument.Comment.begins(text) && !SessionDocument.Comment.ends(text)
    if SessionDocument.Fence(text) != nil || opensComment {
      return line.prefix(line.count - text.count) + "\\" + text
    }
    return found(in: line[...]) == nil ? line : "    " + line
  }

  /// Whether a line has what begins a step.
  private static func isCommand(_ line: Substring) -> Bool {
    unindented(line).map { $0.hasPrefix("$ ") && !$0.dropFirst(2).allSatisfy(\.isBlank) } ?? false
  }

  /// `nil` for a line of Markdown's own code.
  private static func unindented(_ line: Substring) -> Substring? {
    let text = line.drop { $0 == " " }
    return line.utf8.count - text.utf8.count > 3 || text.first == "\t" ? nil : text
  }
}
