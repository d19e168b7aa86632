/// The words of a directive: `name`, `key=value`, `key="a value"`.
struct HTTPFileWords {
  private(set) var bare: [String] = []
  private(set) var options: [String: String] = [:]

  init(_ text: String) {
    var word = ""
    var quote: Character?
    var isEscaped = false
    var isBegun = false
    func isBlank(_ character: Character) -> Bool { quote == nil && character.isWhitespace }
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        isBegun = true
      } else if isBlank(character) {
        if isBegun { add(word) }
        (word, isBegun) = ("", false)
        continue
      } else {
        word.append(character)
      }
      isBegun = true
    }
    if isBegun { add(word) }
  }

  private mutating func add(_ word: String) {
    guard let sign = word.firstIndex(of: "="), sign != word.startIndex else { return bare.append(word) }
    options[String(word[..<sign])] = String(word[word.index(after: sign)...])
  }

  mutating func take(_ key: String) -> String? { options.removeValue(forKey: key) }
}
