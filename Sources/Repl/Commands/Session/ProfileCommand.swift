internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
internal import ApusSending
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// `profile save|use|list`
package struct ProfileCommand: Asks {
  private static let name = Operand("NAME", .text, "a name")
  private static let cookies = CommandOption("--cookies", "keeps the cookies too, with their values")

  package static let spec = CommandSpec(
    section: .session,
    summary: "keep base, headers, query and options under a name, for another day",
    forms: [
      [.word("save", "keep what is set now"), .operand(name), .option(cookies)],
      [.word("use", "go back to it"), .operand(name)],
      [.word("list", "what there is")], .unsaid(),
    ], try: "profile list",
    examples: [
      CommandSpec.Example("profile save practice", "what `env` and `set` show, but for secrets"),
      CommandSpec.Example("profile list", "the names there are"),
      CommandSpec.Example("profile use practice", "start from there again"),
    ],
    details: [
      "No secret is written but for the cookies that `--cookies` asks for, into a file that only you may read. Use `auth` "
        + "again, or put it into the rc file as `auth bearer env:NAME`."
    ])

  private enum Action: String, Sendable, CaseIterable {
    case save, use, list
  }

  private let action: Action
  private let name: Word?
  private let range: Range<Int>
  private let keepsCookies: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    range = line.name.range
    keepsCookies = line.has(Self.cookies)
    action = line.subword.flatMap(Action.init) ?? .list
    if action == .list {
      name = nil
      return
    }
    let name = try line.require(Self.name, "a name", try: "profile \(action) work")
    guard Self.isName(name.text) else {
      throw LineProblem("a profile's name has letters, digits, - and _ only", at: name.range)
    }
    self.name = name
  }

  /// A name becomes the name of a file.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100
      && text.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "-" || $0 == "_" }
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    guard let folder = Folders(sender.environment).profiles else {
      throw LineProblem(.usageCommand, "there is no home folder to keep profiles in", at: range)
    }
    let path = "\(folder)/\(name?.text ?? "").json"
    switch action {
    case .list: try list(folder, sender, output)
    case .save: try await save(to: path, sender, output)
    case .use: try await use(path, sender, output)
    }
    return .ok
  }

  private func list(_ folder: String, _ sender: Sender, _ output: Output) throws {
    let names = PrivateFile.names(in: try sender.environment.placeOfFile(folder)).filter {
      $0.hasSuffix(".json")
    }.map { $0.dropLast(5) }
    if names.isEmpty {
      output.note(Line("no profiles; try: ", .dim) + Line("profile save NAME", .command))
    } else {
      try output.show(Lines(names.map { Line(String($0), .key) }))
    }
  }

  private func save(to path: String, _ sender: Sender, _ output: Output) async throws {
    var profile = Profile(
      of: sender.session, given: sender.givenSecrets, knowing: try sender.session.redactors.ofAnswers())
    if keepsCookies { profile.cookies = await sender.environment.cookies.lines() }
    do throws(FileProblem) {
      try PrivateFile.write(profile.text, to: sender.environment.placeOfFile(path))
    } catch {
      throw LineProblem("\(path) cannot be written: \(error.reason)", at: name?.range ?? range)
    }
    output.note(Line("saved in \(path)", .dim))
    if keepsCookies { output.note(Line("with \(Units.count(profile.cookies.count, "cookie"))", .dim)) }
    if !profile.leftOut.isEmpty {
      output.note(Line("left out, as secrets: \(profile.leftOut.joined(separator: ", "))", .dim))
    }
  }

  private func use(_ path: String, _ sender: Sender, _ output: Output) async throws {
    let place = name?.range ?? range
    guard case .success(let bytes) = sender.environment.files.contents(path) else {
      throw LineProblem("there is no profile \(name?.text ?? "")", at: place, try: "profile list")
    }
    let profile: Profile
    let isGuardHeld: Bool
    do {
      profile = try Profile(String(decoding: bytes, as: UTF8.self))
      isGuardHeld = try profile.apply(to: &sender.session)
      sender.session.profile = (name?.text ?? "", profile)
    } catch {
      throw LineProblem("\(path) is no profile: \(error)", at: place, try: "profile list")
    }
    await bringBackCookies(of: profile, sender, output)
    await loadSpecification(of: profile, sender, output)
    output.note(SessionView(sender.session))
    if isGuardHeld { output.note(Settings.heldGuard) }
  }

  /// Those that were kept with it, over those there are. What is over by now stays away.
  private func bringBackCookies(of profile: Profile, _ sender: Sender, _ output: Output) async {
    let kept = profile.cookies.filter { !$0.isOver }
    guard !kept.isEmpty else { return }
    let store = sender.environment.cookies
    await store.replace(await store.lines().merging(kept))
    for cookie in kept { sender.surroundings.note(cookie.value) }
    output.note(Line("\(Units.count(kept.count, "cookie")) brought back", .dim))
  }

  /// A description that cannot be had any more is missed, and the rest of the profile is there.
  private func loadSpecification(of profile: Profile, _ sender: Sender, _ output: Output) async {
    sender.session.specification = nil
    guard let name = profile.specification else { return }
    do {
      sender.session.specification = try await SpecificationLoader(sender: sender).load(
        from: Word(typed: name))
    } catch let problem as LineProblem {
      output.note(Line("without its description: \(problem.message)", .dim))
    } catch {
      let reason = (error as? CommandFailure)?.message ?? "\(error)"
      output.note(Line("without its description: \(reason)", .dim))
    }
  }
}
