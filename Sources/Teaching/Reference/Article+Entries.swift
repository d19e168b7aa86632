internal import ApusClient
internal import ApusEncodings
internal import ApusWords

extension StatusEntry {
  package var article: Article {
    let own = TopicKind.status.table["\(code)"]
    let isOwn = own != nil && Self.registered(code) == nil
    let phrase = StatusPhrase.of(code) ?? (isOwn ? own?.traits.joined(separator: " ") : nil)
    let title = phrase.map { "\(code) \($0)" } ?? "\(code)"
    let more = Examples.statuses["\(code)"]
    return Article(
      topic: "\(code)", title: title, summary: isOwn ? own?.summary ?? "" : sentence(meaning),
      points: (isOwn ? own?.points ?? [] : []) + notes, source: isOwn ? own?.source ?? source : source,
      example: more?.example ?? "HTTP/1.1 \(title)",
      related: isOwn ? own?.related ?? [] : more?.related ?? ["\(code / 100)xx"], suggestions: suggestions)
  }
}

extension HeaderEntry {
  package var article: Article {
    let more = Examples.headers[name]
    return Article(
      topic: "header \(name)", title: direction.title(of: name), summary: sentence(meaning),
      points: notes + Registry.remarks(onField: name), source: source, example: more?.example,
      related: more?.related ?? [],
      suggestions: values.first.map { ["preview get http://localhost/ \(name):\($0)"] } ?? [])
  }
}

extension HeaderEntry.Direction {
  func title(of name: String) -> String {
    switch self {
    case .request: said("\(name), a request header")
    case .response: said("\(name), a response header")
    case .both: said("\(name), a header of requests and responses")
    }
  }
}

extension Registry {
  /// What is to be said of how a field stands in the registry; nothing of one that is permanent there.
  static func remarks(onField name: String) -> [String] {
    switch standing(ofField: name) {
    case .permanent: []
    case .provisional: ["IANA's registry has it as provisional."]
    case .deprecated: ["IANA's registry has it as deprecated: send it no more."]
    case .obsoleted: ["IANA's registry has it as obsoleted: send it no more."]
    case nil: ["IANA's registry does not have it: what it means is up to who sends it."]
    }
  }
}

extension MethodEntry {
  package var article: Article {
    let more = Examples.methods[name]
    let properties = MethodEntry.properties(isSafe: isSafe, isIdempotent: isIdempotent)
    return Article(
      topic: "method \(name)", title: "\(name): \(said(Sentence(meaning)))", summary: properties[0],
      points: properties.dropFirst() + [said("Cacheable: \(Sentence(cacheable.rawValue)).")] + notes,
      source: source,
      example: more?.example, related: more?.related ?? [])
  }

  static func properties(isSafe: Bool, isIdempotent: Bool) -> [String] {
    [
      isSafe ? "Safe: it asks for nothing to change." : "Not safe: it asks for something to change.",
      isIdempotent
        ? "Idempotent: sent twice it means what it means once, so it may be tried again."
        : "Not idempotent: sent twice it may be done twice.",
    ]
  }
}

extension CodeEntry {
  package var article: Article {
    let family = code.name.prefix { $0 != "." }
    let more = Examples.codes[code.name]
    let siblings = Self.all.map(\.code.name).filter { $0.hasPrefix(family + ".") && $0 != code.name }
    return Article(
      topic: code.name, title: code.name, summary: sentence(meaning),
      points: certain + guesses.map { said("Perhaps: \(Sentence($0))") },
      source: [said("stage: \(code.stage.rawValue)"), more?.source].compactMap(\.self).joined(
        separator: ", "),
      example: more?.example, related: more?.related ?? Array(siblings.prefix(3)),
      suggestions: suggestions.filter { !$0.contains("{") })
  }
}

/// Words that begin and end like a sentence.
func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() + "." }
