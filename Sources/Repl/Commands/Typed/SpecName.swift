internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusServices
internal import ApusSurroundings

/// What `spec` does with descriptions that others publish: it has them by the names of their APIs.
enum SpecName {
  case load(Word)
  case find([Word])
  case refresh(Word?)
  case cached
  case forget(Word)
  case discover

  private static let api = Operand(
    "NAME", .words(PublishedAPIs.known.all.map { Operand.Choice($0.name, $0.title) }), "the name of an API",
    try: "spec find weather")
  private static let kept = Operand("NAME", .text, "the name of an API", try: "spec cached")
  private static let words = Operand("WORD", .text, "a word", try: "spec find weather").several

  static let forms: [LineForm] = [
    [.word("load", "fetch the description that an API's owner publishes"), .operand(api)],
    [.word("find", "look for one in the public directory"), .operand(words)],
    [.word("discover", "look where the API at the base says, or usually has, its own")],
    [.word("cached", "what was fetched and is kept")],
    [.word("refresh", "ask whether there is another"), .operand(kept.optional)],
    [.word("forget", "keep one no longer"), .operand(kept)],
  ]

  init?(_ line: LineArguments) throws(LineProblem) {
    switch line.subword {
    case "load": self = .load(try line.require(Self.api))
    case "find":
      _ = try line.require(Self.words)
      self = .find(line.words(Self.words))
    case "discover": self = .discover
    case "cached": self = .cached
    case "refresh": self = .refresh(line[Self.kept])
    case "forget": self = .forget(try line.require(Self.kept))
    default: return nil
    }
  }

  func ask(_ sender: Sender, _ output: Output, at range: Range<Int>) async throws -> Outcome {
    let session = SessionDescriptions(sender, output)
    let descriptions = session.named
    switch self {
    case .load(let word):
      let (loaded, api) = try await descriptions.load(
        word, from: sender.session.directoryOfDescriptions, home: sender.session.base?.origin)
      session.go(by: loaded, of: api)
    case .find(let words): try await descriptions.find(words, in: sender.session.directoryOfDescriptions)
    case .cached: try descriptions.showKept()
    case .refresh(let word):
      return try await descriptions.refresh(word, at: range) ? .ok : .failed(.expectFailed)
    case .forget(let word): try descriptions.forget(word)
    case .discover:
      guard let base = sender.session.base else {
        throw LineProblem(.usageCommand, "there is no base to look at", at: range, try: "base https://…")
      }
      let loaded = try await descriptions.discover(at: base, named: sender.session.describedByLatest)
      session.go(by: loaded, of: nil)
    }
    return .ok
  }
}
