internal import ApusClient

/// `let NAME = VALUE`, `let NAME from "LINE" PATH` and `set header|query|var NAME VALUE`.
package struct TypedSetting {
  package let name: String
  let place: SecretNames.Place
  let values: ArraySlice<Word>

  init?(_ words: [Word]) {
    let texts = words.prefix(3).map(\.text)
    guard words.count > 3 else { return nil }
    switch (texts[0].lowercased(), texts[1].lowercased()) {
    case ("let", _) where texts[2] == "=": (name, place) = (texts[1], .variable)
    // A line that asks; what is a secret in it, it tells itself.
    case ("let", _) where texts[2] == "from" && words.count > 4:
      (name, place, values) = (texts[1], .variable, [])
      return
    case ("set", "header"): (name, place) = (texts[2], .header)
    case ("set", "query"): (name, place) = (texts[2], .query)
    case ("set", "var"), ("set", "variable"): (name, place) = (texts[2], .variable)
    default: return nil
    }
    // What names a part of an answer is no value that was typed.
    let isPart = place == .variable && AnswerPart(words[3...].map(\.text).joined(separator: " ")) != nil
    values = isPart ? [] : words[3...]
  }

  /// What may be a secret, though its name does not tell. What a header says that any server may hear is none.
  var doubtfulValues: [Word] {
    if place == .header, HeaderField(name: name, value: "").belongsAnywhere { return [] }
    return TypedSecrets.literals(values).filter { DoubtfulText($0.text).mayBeSecret(as: name) }
  }
}
