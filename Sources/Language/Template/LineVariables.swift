/// The variables that a line names in braces, and the one that it sets.
package struct LineVariables: Sendable, Hashable {
  /// Those that stand in braces. What a path leads to is no variable.
  package private(set) var used: Set<String> = []
  /// The one that `let NAME …` sets; `nil` for other lines.
  package private(set) var set: String?

  package init(_ line: String) {
    let words = Words(line).words
    for case .variable(let name) in words.flatMap(\.template.fragments).map(\.kind) {
      if Variables.isName(name) { used.insert(name) }
    }
    if words.count > 2, words[0].text.lowercased() == "let", Variables.isName(words[1].text) {
      set = words[1].text
    }
  }

  /// Whether the line asks until something holds.
  package static func waits(_ line: String) -> Bool {
    line.contains("--until")
      && Words(line).words.contains { $0.text == "--until" || $0.text.hasPrefix("--until=") }
  }
}
