internal import ApusClient
internal import ApusJSON

/// The words of a native line that are no options, told apart.
struct PositionalWords {
  private(set) var url: Word?
  private(set) var json: Word?
  private(set) var items: [Item] = []

  init(_ words: [Word], hasURL: Bool) throws(LineProblem) {
    let place = hasURL ? nil : Self.placeOfURL(in: words)
    for (index, word) in words.enumerated() {
      if index == place {
        url = word
      } else if word.isJSON {
        guard json == nil else {
          throw LineProblem(.requestBody, "a request has one body; this is a second", at: word.range)
        }
        json = word
      } else if !word.template.isURL, let item = Item(word) {
        if let problem = item.problem { throw problem }
        items.append(item)
      } else {
        let isNext = index > 0 && items.last?.range == words[index - 1].range
        if isNext, let problem = items.last?.problem(followedBy: words[index...]) { throw problem }
        throw Self.unexpected(word, after: place.map { words[$0] })
      }
    }
  }

  /// The first word that can only be a URL; else the first that may be one.
  static func placeOfURL(in words: [Word]) -> Int? {
    let candidates = words.indices.filter { !words[$0].isJSON }
    let only = candidates.first { words[$0].template.isURL || Item(words[$0]) == nil }
    // No header's value looks like a port and a path; one that looks like a port gives way to what can be no item.
    if let first = candidates.first, words[first].isHostWithPort,
      only.map({ words[first].text.contains("/") && !words[$0].template.isURL }) ?? true
    {
      return first
    }
    return only ?? candidates.first { words[$0].template.mayBeURL }
  }

  private static func unexpected(_ word: Word, after url: Word?) -> LineProblem {
    let text = word.text
    if let url, url.text.contains("|") || url.text.contains(">") {
      return LineProblem(
        "expected one URL; a blank before `|` or `>` makes it a pipe or a file", at: word.range)
    }
    if text.uppercased().hasPrefix("HTTP/"), !text.dropFirst(5).isEmpty {
      return LineProblem(
        "a request line ends before its version here; --http1.1 and --http2 ask for one", at: word.range,
        tryInstead: "")
    }
    if word.template.isURL || url == nil {
      return LineProblem("expected one URL; this is a second", at: word.range)
    }
    return LineProblem(
      "expected an item, such as q==\(text), name=\(text) or Accept:\(text)", at: word.range,
      tryInstead: "q==\(text)")
  }
}

extension Word {
  /// A JSON value, bare or in quotes as a shell wants it. No item begins with a brace.
  fileprivate var isJSON: Bool {
    if template.beginsWithBracketedAddress { return false }
    if kind == .json || template.hasPrefix("{\"") || template.hasPrefix("{}") { return true }
    return template.hasPrefix("[") && (template.hasPrefix("[{") || (try? JSONDocument(text)) != nil)
  }
}
