internal import ApusEncodings

/// The line that opens a code block of Markdown: three or more backticks or tildes, and what the block holds.
struct Fence {
  let marks: String
  let language: String
  let isIndented: Bool
  private let attributes: String

  /// `nil` for a line that opens no block.
  init?(_ line: Substring) {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    guard indent <= 3, let mark = rest.first, mark == "`" || mark == "~" else { return nil }
    marks = String(rest.prefix { $0 == mark })
    let info = rest.dropFirst(marks.count)
    guard marks.count >= 3, mark == "~" || !info.contains("`") else { return nil }
    let word = String(info.trimmingBlanks.prefix { $0 != " " && $0 != "{" })
    isIndented = indent > 0
    language = word
    attributes = String(info.trimmingBlanks.dropFirst(word.count)).trimmingBlanks
  }

  /// Whether the block is run. Others have their ways to write a block; a session has one.
  var opensSteps: Bool { role != nil && !isIndented && marks.hasPrefix("`") }

  /// Whether the block holds rules, and is written as a session has it.
  var opensRules: Bool { language == RuleBlock.language && !isIndented && marks.hasPrefix("`") }

  /// Whether the language is one of a session's own.
  var isKnown: Bool { role != nil || language == RuleBlock.language }

  /// `nil` for a block in another language.
  var role: ConsoleBlock.Role? { ConsoleBlock.Role(rawValue: language) }

  /// `nil` for attributes that are not known.
  var mode: ConsoleBlock.Mode? {
    if attributes.isEmpty { return .usual }
    return Self.modes.first { attributes == "{mode=\($0)}" }
  }

  private static let modes = [ConsoleBlock.Mode.exact, .json, .shape]
  static let expectedAttributes = "`{mode=exact}`, `{mode=json}` or `{mode=shape}`"

  var attributesColumn: Int { marks.count + language.count + 2 }

  func isClosed(by line: Substring) -> Bool {
    let indent = line.prefix { $0 == " " }.count
    let closing = line.dropFirst(indent).trimmingBlanks
    return indent <= 3 && !line.dropFirst(indent).hasPrefix("\t") && closing.count >= marks.count
      && closing.allSatisfy { $0 == marks.first }
  }
}
