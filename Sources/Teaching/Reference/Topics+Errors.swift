extension Topics {
  /// What another program's line about an error names: `curl: (28) Operation timed out`, `connect ECONNREFUSED ::1:80`.
  package static func article(inError line: String) -> Article? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.map(String.init)
    for (word, next) in zip(words, words.dropFirst()) where word == "curl" || word == "Code" {
      if let article = article(word == "curl" ? "curl \(next)" : next) { return article }
    }
    for kind in [Topics.Kind.system, .urlsession] {
      if let name = words.first(where: { kind.table[$0]?.name == $0 }) { return article(kind, name) }
    }
    return nil
  }
}
