internal import ApusGraphQL

extension GraphQLLine.Source {
  /// `nil` for a word that is something else, such as a URL or the value of a variable.
  package init?(_ word: Word) {
    if word.kind == .json || word.isQuotedDocument {
      self = .typed(word)
      return
    }
    let item = Item(word)
    guard word.template.isURL || item?.name.isEmpty ?? true else { return nil }
    let name = word.text.lowercased()
    if let item, item.separator == .upload {
      self = .file(item.value, word.range)
    } else if name.hasSuffix(".graphql") || name.hasSuffix(".gql") {
      self = .file(word.template, word.range)
    } else {
      return nil
    }
  }
}

extension Word {
  /// Whether it is a document in quotes, as it stands in a shell, even one whose brackets do not fit.
  fileprivate var isQuotedDocument: Bool {
    let bytes = Array(text.utf8)
    // A name alone is a place, and so is what goes on behind a variable.
    guard let extent = GraphQLText.extent(in: bytes, from: 0), !bytes.allSatisfy(GraphQLLexer.isNamePart)
    else {
      return false
    }
    guard template.fragments.first?.isVariable == true, case .closed(let end) = extent else { return true }
    return bytes[end...].allSatisfy { " \t\r\n".utf8.contains($0) }
  }
}

extension GraphQLLine {
  /// A bracket behind the query that closes nothing, as the query is over before it.
  static func bracketTooMany(in words: [Word]) -> LineProblem? {
    let closing = "})]"
    guard let place = words.firstIndex(where: { $0.text.first.map(closing.contains) ?? false }),
      let sign = words[place].text.first
    else { return nil }
    let query = words[..<place].firstIndex { Source($0) != nil }
    let lone = GraphQLLoneBracket.closing(sign, at: words[place].range.lowerBound)
    if let query, query < place - 1 {
      return LineProblem(
        "one `\(sign)` too many: the query ends before \(words[query + 1].text)", at: lone.range,
        try: "help gql")
    }
    let surplus = words[place...].prefix { $0.text.allSatisfy(closing.contains) }
    guard let query, let end = surplus.last?.range.upperBound else {
      return LineProblem(lone.message, at: lone.range, try: "help gql")
    }
    return LineProblem(
      lone.message, at: lone.range, tryInstead: "", of: words[query].range.upperBound..<end)
  }
}
