/// Where a line that asks has a URL of an answer.
package enum AnswerURL {
  /// Whether a word that stands for a URL is a path into an answer. `.well-known/x`, `./x` and `..` are none.
  package static func isNamed(by text: String) -> Bool {
    let steps = text.prefix { $0 != "[" }
    if text.hasPrefix("$") {
      return !steps.contains("/") && text.dropFirst().drop { $0.isNumber }.first.map(".[".contains) ?? false
    }
    guard text.hasPrefix("."), let next = text.dropFirst().first, !steps.contains(where: "/?".contains) else {
      return false
    }
    return next.isLetter || next == "_" || next == "["
  }
}
