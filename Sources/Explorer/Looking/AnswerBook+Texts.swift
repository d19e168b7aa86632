internal import ApusAnswers
package import ApusJSON
internal import ApusText

extension Node {
  /// What a person means by the value: a string without its quotes and escapes, anything else as JSON on one line.
  package var plainText: String { string ?? compactText }

  /// The same as it may be shown: lines stay lines, and nothing in it drives a terminal.
  package var visibleText: String { VisibleText.block(plainText) }
}

extension AnswerBook {
  /// What a path selects, to be carried elsewhere: texts one below the other, an object or a list of its own indented.
  ///
  /// - Returns: `nil` when nothing is there; the text, and the key of the last value.
  package func carried(_ argument: PathArgument) throws -> (text: String, key: String?)? {
    var budget = try outputBudget(of: argument)
    var texts: [String] = []
    var last: Node?
    try forEachMatch(of: argument) { node in
      try budget.take(node)
      texts.append(node.plainText)
      last = node
    }
    guard let last else { return nil }
    let isOne = texts.count == 1
    if isOne, last.isContainer { return (last.indented(), nil) }
    guard case .key(let key)? = last.path.steps.last else { return (texts.joined(separator: "\n"), nil) }
    return (texts.joined(separator: "\n"), key)
  }
}
