internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
internal import ApusSending
internal import ApusServices
package import ApusSurroundings
internal import ApusText

/// `spec [FILE|URL|-|off]`
package struct SpecCommand: Asks {
  private static let file = Operand("FILE", .file)
  private static let authorities = CommandOption(
    "--cacert", "trusts the authorities in a file for it", takes: Operand("FILE", .file))
  private static let target = Operand("FILE", .file, "a file", try: "spec save api.yaml")
  private static let other = Operand("OTHER", .file, "another description", try: "spec diff newer.yaml")
  private static let only = CommandOption(
    "--only", "asks a path and what is below it, a tag, or one operation", takes: Operand("PATH"))
  private static let rate = CommandOption(
    "--rate", "sends so many in a time, 2/s unless it is said", takes: Operand("RATE"))
  private static let most = CommandOption(
    "--max", "sends at most so many, else 50", takes: Operand("N", .number))
  private static let trust = CommandOption("--trust", "asks nobody before it sends")
  private static let choice = Operand("N").several.optional.shown(as: "[N] [NAME=VALUE…]")

  package static let spec = CommandSpec(
    section: .typed,
    summary: "go by a description of the API: OpenAPI 3, Swagger 2 or JSON Hyper-Schema, in JSON or YAML",
    forms: [
      [.operand(file)], [.operand(file.shown(as: "URL")), .option(authorities)],
      [.operand(file.shown(as: "-"))], [.operand(file.shown(as: "NAME"))], [],
      [.word("server", "which servers it has, or go to one"), .operand(choice)],
      [.word("save", "write one of what was asked and answered, as YAML or JSON"), .operand(target)],
      [.word("seen", "what was seen and is not in it, or otherwise than it says")],
      [.word("diff", "what changed from it to another one"), .operand(other)],
      [
        .word("check", "ask what is safe, and tell where answers do not fit"), .option(only), .option(rate),
        .option(most), .option(trust),
      ],
      [.word("off", "go by none any more")],
    ] + SpecName.forms,
    examples: [
      CommandSpec.Example("spec /openapi.json", "how the practice API describes itself"),
      CommandSpec.Example("help get /github/users/{login}", "one of its operations"),
      CommandSpec.Example("spec discover", "find the one of the API at the base"),
      CommandSpec.Example("spec", "what is loaded"),
    ],
    details: [
      "With a description `ls` lists what the API has, Tab completes paths and parameters, `help get /users/{id}` "
        + "shows an operation, `edit` begins with a body that fits, and a request or a response that does not fit "
        + "is told. Nothing is ever held back.",
      "Items and files go out as the type that the operation takes: a form, parts, or JSON; `--json`, `--form` and a "
        + "`Content-Type` go before that.",
      "`-` reads standard input. Without a base, the first server of the description becomes the base, or the place the "
        + "description came from. It is read for every `base` that is set afterwards.",
      "`spec server` lists the servers; `spec server 2`, `spec server region=us` go to one. References to other files are "
        + "followed below the folder of the description, or at its own origin; anything else is asked for once.",
      "`spec save` notes at each fact which requests tell of it. `spec seen` has what it lacks; `ls`, `help` and Tab know of that, too, and of one that has a name the next time as well: names and types are kept, no values. `spec diff` has breaking changes first, and exits with 1 "
        + "for them. `spec check` sends GET and HEAD only, where the description has examples for what is required; it "
        + "shows the list, asks, and stops at 429.",
      "`spec github` is GitHub's own, as `use github` is; `use` alone lists such names. A word is a subcommand, then a name, "
        + "then a file: `./github` is always a file, and `spec load github` always an API, here or in the directory that "
        + "`set spec-directory URL` names. What is fetched is kept, at most 200 MB, and asked for again after a day, without "
        + "a credential. Names of your own are lines of ~/.config/apus/apis, with name, base, address, size, "
        + "auth and title: `shop https://api.shop.test https://shop.test/api.json - - Our shop`.",
    ],
  )

  private enum Action: Sendable {
    case show, forget, seen
    case server([Word])
    case save(Word)
    case diff(Word)
    case check(SpecificationCheck.Limits)
    case load(Word)
    case name(SpecName)
  }

  private let action: Action
  private let authorities: Word?
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    authorities = line.value(Self.authorities)
    range = line.name.range
    action =
      switch line.subword {
      case "server": .server(line.words(Self.choice))
      case "seen": .seen
      case "save": .save(try line.require(Self.target))
      case "diff": .diff(try line.require(Self.other))
      case "check": .check(try Self.limits(line))
      case .some: try SpecName(line).map { .name($0) } ?? .forget
      case nil: line[Self.file].map { .load($0) } ?? .show
      }
  }

  private static func limits(_ line: LineArguments) throws(LineProblem) -> SpecificationCheck.Limits {
    var limits = SpecificationCheck.Limits()
    limits.only = line.value(only)?.text
    if let word = line.value(rate) { limits.rate = try word.rate() }
    if let word = line.value(most) { limits.most = try word.number(atLeast: 1) }
    limits.trusts = line.has(trust)
    return limits
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    switch action {
    case .show:
      if let specification = sender.session.specification {
        try output.show(SpecificationView(specification, base: sender.session.base))
      } else {
        let isPractice = sender.session.base.map { $0.origin == sender.session.practice } ?? false
        let start = isPractice ? "spec /openapi.json" : "spec openapi.json"
        output.note(Line("no description is loaded; try: ", .dim) + Line(start, .command))
      }
    case .forget:
      sender.session.seen?.keep()
      sender.session.specification = nil
      output.note(Line("no description any more", .dim))
    case .server(let words):
      try ServerChoice(sender: sender, words: words).make(output)
    case .seen:
      _ = try loaded(sender)
      guard let seen = sender.session.seen?.facts, !seen.entries.isEmpty else {
        output.note(Line("nothing was seen that is not described", .dim))
        return .ok
      }
      try output.showFolded(SeenView(seen))
    case .save(let word):
      let redactor = try sender.session.redactors.exporting([])
      return try SpecificationSave(sender: sender, redactor: redactor, file: word).make(output)
    case .diff(let word):
      guard let whole = try loaded(sender).whole else { return .ok }
      let other = try await SpecificationLoader(sender: sender).load(from: word, trusting: authorities)
      guard let newer = other.whole else { return .ok }
      let changes = SpecificationComparison(from: whole, to: newer).changes
      try output.show(SpecificationDiff(changes))
      return changes.contains { $0.effect == .breaking } ? .failed(.expectFailed) : .ok
    case .check(let limits):
      let check = SpecificationCheck(sender: sender, loaded: try loaded(sender), limits: limits)
      return try await check.run(output)
    case .name(let name):
      sender.session.seen?.keep()
      return try await name.ask(sender, output, at: range)
    case .load(let word):
      sender.session.seen?.keep()
      try await load(word, sender, output)
    }
    return .ok
  }

  private func load(_ word: Word, _ sender: Sender, _ output: Output) async throws {
    let descriptions = SessionDescriptions(sender, output)
    if authorities == nil, let api = descriptions.named.apis.named(word.text) {
      let home = sender.session.base?.origin ?? api.base?.origin
      let loaded = try await descriptions.named.loaded(api, at: word.range, home: home)
      return descriptions.go(by: loaded, of: api)
    }
    let specification = try await SpecificationLoader(sender: sender).load(
      from: word, trusting: authorities)
    sender.session.specification = specification
    // The practice API is a base that nobody has set.
    let before = sender.session.base
    if before == nil || before?.origin != sender.session.practice,
      let start = specification.start(from: before)
    {
      sender.session.move(to: start, directory: "", output)
      sender.session.isBaseDescribed = before == nil
    }
    output.note(SpecificationView(specification, base: sender.session.base, isBrief: true))
  }

  private func loaded(_ sender: Sender) throws -> LoadedSpecification {
    guard let loaded = sender.session.specification else {
      throw LineProblem(.usageCommand, "no description is loaded", at: range, try: "spec openapi.json")
    }
    return loaded
  }
}
