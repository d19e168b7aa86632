/// What somebody looks for at GitHub: words, and qualifiers such as `is:open`.
struct SearchQuery {
  private let words: [String]
  private let qualifiers: [(name: String, value: String)]

  init(_ text: String) {
    var words: [String] = []
    var qualifiers: [(String, String)] = []
    for word in text.lowercased().split(separator: " ") {
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        qualifiers.append((parts[0], parts[1].unquoted))
      } else {
        words.append(word.unquoted)
      }
    }
    (self.words, self.qualifiers) = (words, qualifiers)
  }

  var isEmpty: Bool { words.isEmpty && qualifiers.isEmpty }

  func hasWords(in text: String) -> Bool {
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }

  /// Whether no qualifier of that name asks for something else.
  func allows(_ name: String, _ value: String) -> Bool {
    qualifiers.allSatisfy { $0.name != name || $0.value.equalsIgnoringCase(value) }
  }

  /// Whether each qualifier of that name asks for one of these.
  func allowsAll(_ name: String, among values: [String]) -> Bool {
    qualifiers.allSatisfy { qualifier in
      qualifier.name != name || values.contains { $0.equalsIgnoringCase(qualifier.value) }
    }
  }

  /// `followers:>100`
  func allowsNumber(_ name: String, _ number: Int) -> Bool {
    qualifiers.allSatisfy { $0.name != name || GitHubRepository.isNumber(number, within: $0.value) }
  }
}

extension StringProtocol {
  fileprivate var unquoted: String { String(filter { $0 != "\"" }) }
}
