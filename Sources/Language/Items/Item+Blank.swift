import ApusClient

extension Item {
  /// Whether nothing is behind its colon: the header is not sent.
  package var isRemoval: Bool { separator == .header && value.isEmpty }

  /// Whether its name is hardly meant for anything else: one that is well known, or that has a hyphen.
  package var namesHeader: Bool {
    guard separator.isHeader, let name = name.plain?.lowercased() else { return false }
    return name.contains("-") || HeaderNames.know(name)
  }

  /// `Accept: text/plain`, as headers are printed: the blank makes two words of it.
  ///
  /// - Parameter words: those that follow it directly, as far as they may belong to its value.
  func problem(followedBy words: some Collection<Word>) -> LineProblem? {
    guard isRemoval, let first = words.first, let last = Self.value(in: words).last else { return nil }
    let blank = Template(" ")
    let text = Self.value(in: words).dropFirst().reduce(first.template) { $0 + blank + $1.template }
    let whole = Item(.header, name: name, value: text, range: range, separatorRange: separatorRange)
    return LineProblem(
      "a header's value follows its colon without a blank; one that is not to be sent stands last",
      at: range.upperBound..<first.range.lowerBound, tryInstead: ItemPrinter().print(whole),
      of: range.lowerBound..<last.range.upperBound)
  }

  /// `Bearer x`, `text/html, text/plain`: a first word that another one follows.
  private static func value(in words: some Collection<Word>) -> [Word] {
    var value = Array(words.prefix(1))
    for word in words.dropFirst() {
      guard let last = value.last?.text,
        value.count == 1 && SecretNames.introduction(last) != nil || last.hasSuffix(",")
          || last.hasSuffix(";")
      else { break }
      value.append(word)
    }
    return value
  }
}

extension [Word] {
  /// Refuses `Cookie: a=b`, which would be sent as a field of a body, and `X-Api-Key: abc==`, which would go into the
  /// URL: whatever such a word looks like, it was meant for the header. Names of headers that are not to be sent may
  /// follow each other.
  ///
  /// - Parameter arguments: those of the words that are no options and no values of them.
  func refuseBlanksBehindColons(among arguments: [Word]) throws(LineProblem) {
    let places = Set(arguments.map(\.range.lowerBound))
    for (index, word) in enumerated() where word.text.hasSuffix(":") && places.contains(word.range.lowerBound)
    {
      let rest = self[(index + 1)...].prefix { places.contains($0.range.lowerBound) }
      guard let item = Item(word), item.isRemoval, item.namesHeader, let next = rest.first, next.text != "<",
        Item(next).map({ $0.isRemoval && $0.namesHeader }) != true,
        let problem = item.problem(followedBy: rest)
      else { continue }
      throw problem
    }
  }
}
