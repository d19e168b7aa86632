internal import Language

/// `TYPE [PATH]`, as `as GitHub.User .items[0]` has it: words that name a type, and what is to be of it.
struct TypeWords: Sendable {
  /// As it was typed. A shape that is written out takes several words.
  let type: String
  let typeRange: Range<Int>
  let path: PathArgument

  /// - Parameter index: where the type begins in the line's arguments.
  init(_ line: CommandLine, from index: Int, try suggestion: String) throws(LineProblem) {
    let first = try line.require(index, "a type or a shape", try: suggestion)
    let words = line.arguments[index...]
    let place = words.count > 1 && words.last?.kind == .path ? words.last : nil
    guard first.kind != .path, let last = place == nil ? words.last : words.dropLast().last else {
      throw LineProblem("expected a type or a shape before the path", at: first.range, try: suggestion)
    }
    typeRange = first.range.lowerBound..<last.range.upperBound
    type = String(decoding: Array(line.text.utf8)[typeRange], as: UTF8.self)
    path = try PathArgument(place, in: line)
  }
}
