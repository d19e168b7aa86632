internal import ApusJSON
package import ApusLanguage

extension Records {
  /// The values that a word of a line names: those of a path, of a list that a variable holds, or of JSON.
  package func list(
    _ word: Word, with variables: Variables, limit: Int?
  ) throws(LineProblem) -> [VariableValue] {
    switch word.kind {
    case .path:
      let path = try word.template.filled(from: variables).visible(in: "a path")
      return try values(at: path, for: word.range, limit: limit)
    case .json:
      let text = try word.template.filledAsJSON(from: variables).visible(in: "a list")
      guard let list = try? JSONDocument(text).root, list.kind == .array else {
        throw LineProblem("expected a list such as [1, 2]", at: word.range)
      }
      return VariableValue.json(list).elements
    case .ordinary:
      guard word.template.fragments.count == 1,
        case .variable(let name)? = word.template.fragments.first?.kind
      else {
        let isVariable = variables.values[word.text] != nil
        throw LineProblem(
          "expected a list such as {{ids}}, .items[*].id or [1, 2], found \(word.text)", at: word.range,
          tryInstead: isVariable ? "{{\(word.text)}}" : ".[*].id")
      }
      if Variables.isPath(name) { return try values(at: name, for: word.range, limit: limit) }
      return try variables.value(of: name, at: word.range).elements
    }
  }
}
