internal import ApusClient
internal import ApusEncodings
internal import ApusRendering
package import ApusText
internal import ApusWords

/// What is known of one thing that has a name: a status, a header, a method, a code, the timing.
///
///     422 Unprocessable Content                                RFC 9110, 15.5.21
///     The server understood the request and does not accept some of its values.
///       · The syntax was right: another try with other values may work.
///       HTTP/1.1 422 Unprocessable Content
///       see also: explain 400    explain type application/problem+json
package struct Article: View {
  /// What `explain` is given to see it: `422`, `header ETag`.
  package let topic: String
  package let title: String
  /// A sentence.
  package let summary: String
  /// Sentences.
  package let points: [String]
  /// Who says so.
  package let source: String
  /// How it looks on the wire, where it stands there.
  package var example: String?
  /// Other topics.
  package var related: [String] = []
  /// Lines to type, each of which works.
  package var suggestions: [String] = []

  package func lines(on screen: Screen) -> [Line] {
    var head = Line(title, .heading)
    let sourceWidth = Line(source).width
    if head.width + 2 + sourceWidth <= screen.width {
      head.pad(to: screen.width - sourceWidth)
      head.append(source, .dim)
    }
    let bullet = "  " + (screen.glyphs.isASCII ? "- " : "· ")
    let body = Line(spoken(summary)).wrappedAtWords(to: screen.width)
    let notes = points.flatMap { point in
      (Line(bullet, .dim) + Line(spoken(point))).wrappedAtWords(to: screen.width, indent: 4)
    }
    let shown = example.map { [screen.fit(Line("  ") + Line($0, .string))] } ?? []
    let isSourceShown = head.text.hasSuffix(source)
    let last = isSourceShown ? [] : [screen.fit(Line("  \(source)", .dim))]
    return head.wrappedAtWords(to: screen.width) + body + notes + shown + last
      + TypedLines.lines(said("see also:"), related.map { "explain \($0)" }, on: screen)
      + TypedLines.lines(said("try:"), suggestions, on: screen)
  }

  private func spoken(_ text: String) -> String { said(Sentence(text)) }
}

extension StatusEntry {
  package var article: Article {
    let own = Topics.Kind.status.table["\(code)"]
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

extension Article {
  /// Lines to type, behind a word that says what for. None is broken where each has room.
  enum TypedLines {
    static func lines(_ word: String, _ typed: [String], on screen: Screen) -> [Line] {
      guard !typed.isEmpty else { return [] }
      let commands = typed.map { Line($0, .command) }
      let head = Line("  \(word) ", .dim)
      let room = screen.width - head.width
      guard commands.allSatisfy({ $0.width <= room }) else {
        return (head + commands.joined(by: "    ")).wrappedAtWords(to: screen.width, indent: head.width)
      }
      let start = Line(String(repeating: " ", count: head.width))
      return Line.flow(commands, gap: "    ", width: room).enumerated().map { ($0 == 0 ? head : start) + $1 }
    }
  }
}
