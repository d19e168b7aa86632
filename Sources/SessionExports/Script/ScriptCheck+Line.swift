internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage

extension ScriptCheck {
  private static let signs = ["==", "=", "!=", "<", "<=", ">", ">="]

  /// What `expect …` checks; `nil` for what no other program checks.
  init?(line: String) {
    let words = Array(Words(line, readsTail: false).words.dropFirst())
    guard let first = words.first else { return nil }
    text = words.map(\.text).joined(separator: " ")
    switch first.text {
    case "status" where words.count > 1:
      let pattern = words[words.count - 1].text.lowercased()
      guard let statuses = Self.statuses(pattern) else { return nil }
      (subject, promises) = (.status, [.statuses([statuses])])
    case "time" where words.count == 3 && Self.signs.contains(words[1].text):
      guard let time = Duration(written: words[2].text.lowercased()) else { return nil }
      let (seconds, attoseconds) = time.components
      (subject, promises) = (
        .time,
        [
          .time(
            words[1].text == "=" ? "==" : words[1].text, Double(seconds) * 1000 + Double(attoseconds) / 1e15)
        ]
      )
    case "header" where words.count > 1:
      guard let promise = Self.promise(words.dropFirst(2), isText: true) else { return nil }
      (subject, promises) = (.header(words[1].text), [promise])
    case _ where first.kind == .path:
      guard let steps = ScriptSource.steps(first.text),
        let promise = Self.promise(words.dropFirst(), isText: false)
      else { return nil }
      (subject, promises) = (.path(steps), [promise])
    default: return nil
    }
  }

  private static func statuses(_ text: String) -> ClosedRange<Int>? {
    if text.hasSuffix("xx"), text.count == 3, let digit = text.first?.wholeNumberValue {
      return digit * 100...digit * 100 + 99
    }
    return Int(text).map { $0...$0 }
  }

  private static func promise(_ words: ArraySlice<Word>, isText: Bool) -> Promise? {
    guard let sign = words.first else { return .present }
    guard words.count == 2, let value = words.last, signs.contains(sign.text) else { return nil }
    let isQuoted = value.range.count > value.text.utf8.count
    // What is in quotes is a string, and so is what is no JSON.
    let isJSON = !isText && !isQuoted && (try? Document(value.text)) != nil
    return .compared(sign.text == "=" ? "==" : sign.text, Self.text(value.template, isJSON: isJSON))
  }

  /// With holes where variables stand.
  private static func text(_ template: Template, isJSON: Bool) -> ScriptText {
    if let plain = template.plain { return ScriptText([.text(isJSON ? plain : JSONString.quoted(plain))]) }
    let isWhole = template.fragments.count == 1
    let pieces = template.fragments.map { fragment -> ScriptText.Piece in
      guard case .variable(let name) = fragment.kind else { return .text(JSONString.escaped(fragment.text)) }
      return .variable(name, isWhole ? .json : .jsonString)
    }
    return isWhole ? ScriptText(pieces) : ScriptText([.text("\"")] + pieces + [.text("\"")])
  }
}
