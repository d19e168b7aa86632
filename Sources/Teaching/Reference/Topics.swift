internal import ApusClient
internal import ApusEncodings
internal import ApusWords

/// Everything that `explain TOPIC` knows.
package enum Topics {
  /// What a topic names, case aside: `422`, `4xx`, `network.reset`, `header ETag`, `method PATCH`, `timing`. A word that
  /// only one kind of thing is called by may stand alone. `nil` when nothing is known by that name.
  package static func article(_ topic: String) -> Article? {
    let words = topic.split(separator: " ", maxSplits: 1)
    guard let first = words.first.map(String.init) else { return nil }
    guard words.count == 2 else { return alone(first) }
    let name = String(words[1])
    switch first.lowercased() {
    case "header": return HeaderEntry.named(name)?.article ?? article(.header, name)
    case "method": return MethodEntry.named(name)?.article ?? article(.method, name)
    case "status": return status(name)
    case "code": return code(name)
    case let kind: return Kind(rawValue: kind).flatMap { $0.isTyped ? article($0, name) : nil }
    }
  }

  private static func alone(_ word: String) -> Article? {
    if word.lowercased() == "timing" { return timing }
    let known = status(word) ?? code(word) ?? MethodEntry.named(word)?.article
    return known ?? registeredMethod(word) ?? article(.idea, word) ?? HeaderEntry.named(word)?.article
      ?? closing(word) ?? ofAnyKind(word)
  }

  /// What a WebSocket is closed with. Those of libraries and of applications are many.
  private static func closing(_ word: String) -> Article? {
    guard let code = Int(word), (3000...4999).contains(code), Kind.closing.table[word] == nil,
      let range = Kind.closing.table["\(code / 1000)xxx"]
    else { return nil }
    return Article(.closing, range, as: word)
  }

  /// Methods are written in capitals: `SEARCH` is one, and `search` is a relation.
  private static func registeredMethod(_ word: String) -> Article? {
    word == word.uppercased() ? article(.method, word) : nil
  }

  /// Of names that two kinds have, that of the kind which is asked for more often; it names the others.
  private static func ofAnyKind(_ word: String) -> Article? {
    let kinds = Kind.allCases.filter { $0 != .status && $0 != .curl && $0.table[word] != nil }
    guard let kind = kinds.first, var article = article(kind, word) else { return byConstant(word) }
    let others = kinds.dropFirst().map { $0.topic(word) }
    article.related = (others + article.related).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return article
  }

  /// `CURLE_OPERATION_TIMEDOUT`, `-1001`, `URLError.timedOut`.
  private static func byConstant(_ word: String) -> Article? {
    let name = word.lowercased()
    if let entry = Kind.curl.table.entries.first(where: { $0.traits.first?.lowercased() == name }) {
      return Article(.curl, entry)
    }
    let plain = name.hasPrefix("urlerror.") ? String(name.dropFirst(9)) : name
    let isNumber = plain.hasPrefix("-") && plain.dropFirst().allSatisfy(\.isNumber)
    guard isNumber || plain != name else { return nil }
    let entry = Kind.urlsession.table.entries.first { $0.traits.contains { $0.lowercased() == plain } }
    return entry.map { Article(.urlsession, $0) }
  }

  static func article(_ kind: Kind, _ name: String) -> Article? {
    kind.table[name].map { Article(kind, $0) }
  }

  private static func status(_ word: String) -> Article? {
    guard let number = Int(word), (100...599).contains(number) else { return article(.idea, word, of: "xx") }
    return StatusEntry.of(number).article
  }

  /// A class of statuses, such as `4xx`.
  private static func article(_ kind: Kind, _ word: String, of ending: String) -> Article? {
    word.count == 3 && word.lowercased().hasSuffix(ending) ? article(kind, word) : nil
  }

  private static func code(_ word: String) -> Article? {
    guard let code = ErrorCode(named: word) else {
      let spelled = ErrorCode.everything.first { $0.name.lowercased() == word.lowercased() }
      return spelled.flatMap { CodeEntry.of($0)?.article }
    }
    return code.status.map { StatusEntry.of($0).article } ?? CodeEntry.of(code)?.article
  }

  private static var timing: Article {
    Article(
      topic: "timing", title: said("timing: the phases of a request"),
      summary: "Every hop of an exchange goes through these, and each has its own reasons to be long.",
      points: PhaseEntry.all.map {
        said("\($0.name): \(Sentence($0.meaning)). Long: \(Sentence($0.whenLong)).")
      },
      source: said("as measured by the transport"), related: ["header Server-Timing"], suggestions: ["timing"]
    )
  }
}

extension Topics {
  /// What a name of the reference is the name of.
  package enum Kind: String, Sendable, CaseIterable {
    case idea, directive, cookie, scheme, coding, type, relation, header, method, status, problem, curl,
      system
    case urlsession
    /// A word by which OAuth 2 says no.
    case oauthError
    /// What AWS and its like call an error of a signature.
    case signError
    /// A code with which a WebSocket is closed.
    case closing

    /// Whether the word for the kind stands before its names: `relation next`, and `ECONNREFUSED` alone.
    var isTyped: Bool { !Self.untyped.contains(self) }

    private static let untyped: Set<Kind> = [
      .idea, .system, .urlsession, .status, .oauthError, .signError, .closing,
    ]

    /// The kinds that are typed.
    package static let typed = allCases.filter(\.isTyped)

    /// What the kind's word is for, in a few words.
    package var meaning: String {
      switch self {
      case .directive: "a word of Cache-Control"
      case .cookie: "an attribute of a cookie"
      case .scheme: "a way to log in"
      case .coding: "a compression, or another coding"
      case .type: "a media type"
      case .relation: "what a link leads to"
      case .header: "what a header says"
      case .method: "what a method promises"
      case .problem: "a problem type"
      case .curl: "a code that curl ends with"
      case .idea, .status, .system, .urlsession, .oauthError, .signError, .closing: ""
      }
    }

    /// What is typed to see a name of this kind.
    func topic(_ name: String) -> String { isTyped ? "\(rawValue) \(name)" : name }

    var table: ReferenceTable {
      switch self {
      case .idea: Self.ideas
      case .directive: Self.directives
      case .cookie: Self.cookies
      case .scheme: Self.schemes
      case .coding: Self.codings
      case .type: Self.types
      case .relation: Self.relations
      case .header: Self.headers
      case .method: Self.methods
      case .status: Self.statuses
      case .problem: Self.problems
      case .curl: Self.curlCodes
      case .system: Self.systemErrors
      case .urlsession: Self.sessionErrors
      case .oauthError: Self.oauthErrors
      case .signError: Self.signErrors
      case .closing: Self.closingCodes
      }
    }

    private static let ideas = ReferenceTable(ReferenceText.ideas)
    private static let directives = ReferenceTable(ReferenceText.directives)
    private static let cookies = ReferenceTable(ReferenceText.cookies)
    private static let schemes = ReferenceTable(ReferenceText.schemes)
    private static let codings = ReferenceTable(ReferenceText.codings)
    private static let types = ReferenceTable(ReferenceText.types)
    private static let relations = ReferenceTable(ReferenceText.relations)
    private static let headers = ReferenceTable(
      ReferenceText.fields, ReferenceText.davFields, ReferenceText.browserFields, ReferenceText.oldFields,
      ReferenceText.customFields)
    private static let methods = ReferenceTable(ReferenceText.methods)
    private static let statuses = ReferenceTable(ReferenceText.vendorStatuses)
    private static let problems = ReferenceTable(ReferenceText.problems)
    private static let curlCodes = ReferenceTable(ReferenceText.curlCodes)
    private static let systemErrors = ReferenceTable(ReferenceText.systemErrors)
    private static let sessionErrors = ReferenceTable(ReferenceText.sessionErrors)
    private static let oauthErrors = ReferenceTable(ReferenceText.oauthErrors)
    private static let signErrors = ReferenceTable(ReferenceText.signErrors)
    private static let closingCodes = ReferenceTable(ReferenceText.closingCodes)
  }
}

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
