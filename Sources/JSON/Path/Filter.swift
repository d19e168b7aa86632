/// What a filter of RFC 9535 asks of a value, without the path around it: `@.price > 10`, as it stands behind `?`.
package struct Filter: Sendable {
  package let text: String
  private let condition: Condition

  package init(_ text: String) throws(PathSyntaxError) {
    var parser = PathParser(text)
    parser.skipBlanks()
    condition = try parser.condition()
    parser.skipBlanks()
    guard parser.at == parser.text.count else {
      throw parser.failure("`&&`, `||` or the end of the condition")
    }
    self.text = text
  }

  /// Which of some values it holds for; `$` is the root of their document. None where the effort ends before that is known.
  package func places(in values: [Node], within effort: inout Effort) -> [Int] {
    guard let first = values.first else { return [] }
    var lookup = Lookup(root: first.document.root, within: effort)
    var found: [Int] = []
    for (place, value) in values.enumerated() {
      if value.storage !== lookup.storage {
        lookup = Lookup(root: value.document.root, within: lookup.effort)
      }
      if lookup.effort.spend(), lookup.holds(condition, for: value.index) { found.append(place) }
      if lookup.effort.end != nil { break }
    }
    effort = lookup.effort
    return effort.end == nil ? found : []
  }
}
