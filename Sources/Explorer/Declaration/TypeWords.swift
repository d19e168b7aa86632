package import ApusLanguage

/// `TYPE [PATH]`, as `as GitHub.User .items[0]` has it: words that name a type, and what is to be of it.
package struct TypeWords: Sendable {
  /// As it was typed. A shape that is written out takes several words.
  package let type: String
  package let typeRange: Range<Int>
  package let path: PathArgument

  /// - Parameter example: A line that has a type.
  package static func operand(try example: String) -> Operand {
    Operand("TYPE [PATH]", .type, "a type or a shape", try: example).upTo(.max)
  }

  package init(_ line: LineArguments, _ operand: Operand) throws(LineProblem) {
    let first = try line.require(operand)
    let words = line.words(operand)
    let place = words.count > 1 && words.last?.kind == .path ? words.last : nil
    guard first.kind != .path, let last = place == nil ? words.last : words.dropLast().last else {
      throw LineProblem(
        "expected a type or a shape before the path", at: first.range, try: operand.example)
    }
    typeRange = first.range.lowerBound..<last.range.upperBound
    type = line.line.verbatim(typeRange)
    path = try PathArgument(place, in: line)
  }
}
