/// What somebody looks for at Qiita: words, and qualifiers such as `tag:Swift` or `stocks:>10`.
struct ItemQuery {
  private let words: [String]

  init(_ text: String) { words = text.lowercased().split(separator: " ").map(String.init) }

  func matches(_ item: QiitaItem) -> Bool { words.allSatisfy { holds($0, of: item) } }

  private func holds(_ word: String, of item: QiitaItem) -> Bool {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    let names = item.tags.map { $0.name.lowercased() }
    switch (parts.first, parts.count) {
    case ("tag", 2): return names.contains(parts[1])
    case ("user", 2): return item.author.id == parts[1]
    case ("title", 2): return item.title.lowercased().contains(parts[1])
    case ("body", 2): return item.body.lowercased().contains(parts[1])
    case ("stocks", 2): return GitHubRepository.isNumber(item.stocks, within: parts[1])
    default: return "\(item.title) \(item.body)".lowercased().contains(word) || names.contains(word)
    }
  }
}
