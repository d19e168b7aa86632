internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Sits a session down at a desk that is kept.
struct WorkspaceSeat {
  let sender: Sender

  private var environment: Environment { sender.environment }
  private var output: Output { sender.output }

  /// Goes on at a desk: what is kept there comes in place of this session, and what is done from here on is kept.
  ///
  /// - Parameter asks: whether there is somebody to be asked for what is not kept.
  func sit(at folder: WorkspaceFolder, asks: Bool) async throws {
    guard sender.workspace?.folder != folder else {
      throw CommandFailure(.usageCommand, "\(folder.name) is where you are")
    }
    if sender.workspace == nil, !sender.session.records.all.isEmpty, asks,
      !environment.confirm("the answers of this session are kept nowhere; leave them? ")
    {
      throw CommandFailure(.cancelled, "this session goes on")
    }
    let workspace: Workspace
    do {
      workspace = try Workspace(folder, CommandList.all.words)
    } catch {
      throw CommandFailure(.usageCommand, "the workspace \(folder.name) cannot be opened: \(error)")
    }
    let contents = workspace.load { isOnPractice in
      if isOnPractice { _ = try? environment.startPractice() }
      return PracticeAlias(environment.practicePorts())
    }
    sender.workspace = workspace
    if let desk = contents.desk { await restore(desk, asks: asks) }
    if contents.desk != nil || !contents.records.isEmpty {
      sender.session.records.begin(with: contents.records)
    }
    for file in contents.damaged {
      output.note(Line("set aside, as it cannot be read: \(file)", .warning))
    }
    if workspace.isTaken {
      output.note(
        Line("the workspace \(folder.name) is open elsewhere; what is done here is not kept", .warning))
      output.note(Line("a desk of its own: ", .dim) + Line("apus --workspace \(folder.name)-2", .command))
    }
    let count = Units.count(contents.records.count, "answer")
    output.note(Line("workspace \(folder.name): \(contents.desk == nil ? "new" : count)", .dim))
  }

  /// Keeps what the last line set and came to, where that is wanted.
  func keep() {
    guard let workspace = sender.workspace, !sender.isConfiguring else { return }
    let (session, given) = (sender.session, sender.givenSecrets)
    let alias = PracticeAlias(environment.practicePorts())
    do {
      try workspace.keep(
        session.records.all, redacting: session.redaction.places, given: given, alias)
      let redactor = workspace.knowledge(with: session.knownSecrets)
      let profile = Profile(of: session, given: given, knowing: redactor)
      let desk = KeptDesk(of: session, profile, given, knowing: redactor)
      if !workspace.isTaken {
        tellUnkeptAliases(desk, workspace)
        tellUnkeptPlaces(profile, workspace)
      }
      try workspace.keep(desk, alias)
    } catch {
      output.note(Line("not kept: \(error)", .warning))
    }
  }

  /// Names the aliases that the desk lacks, each once.
  private func tellUnkeptAliases(_ desk: KeptDesk, _ workspace: Workspace) {
    let unkept = sender.session.aliases.all.map(\.name).filter { name in
      !desk.aliases.contains { $0.name == name }
    }
    for name in unkept where !workspace.unkeptAliases.contains(name) {
      output.note(Line("the alias \(name) is not kept, as a secret is in it", .warning))
    }
    workspace.unkeptAliases = unkept
  }

  /// Names what nobody is asked for when the desk is used again, each once.
  private func tellUnkeptPlaces(_ profile: Profile, _ workspace: Workspace) {
    let unkept = profile.placesLeftOut.filter { !workspace.unkeptPlaces.contains($0) }
    if !unkept.isEmpty {
      output.note(Line("not kept, as secrets: \(unkept.joined(separator: ", "))", .warning))
    }
    workspace.unkeptPlaces = profile.placesLeftOut
  }

  /// Puts the session where a desk says. What cannot be had any more is said.
  private func restore(_ desk: KeptDesk, asks: Bool) async {
    let surroundings = sender.surroundings
    var finder = SecretFinder(environment, asks: asks) { surroundings.keep($0) }
    var missing: [String] = []
    let (forms, redaction) = (sender.session.records.forms, sender.session.redaction)
    let isReadOnly = sender.session.settings.isReadOnly
    sender.session = Session()
    sender.session.settings.isReadOnly = isReadOnly
    sender.session.records.forms = forms
    sender.session.redaction = redaction
    sender.session.practice =
      (try? environment.practicePorts().map { try WebURL("http://127.0.0.1:\($0.main)") })??.origin
    for item in desk.variables { sender.session.variables.values[item.name] = finder.variable(item) }
    if let credential = desk.credential, !(await sets(credential, asks: asks)) {
      missing.append("the credential for \(credential.origin) (\(credential.line))")
    }
    do {
      if try desk.set(in: &sender.session, &finder) { output.note(Settings.heldGuard) }
    } catch {
      missing.append("some of its settings: \((error as? LineProblem)?.message ?? "\(error)")")
    }
    output.mask.declare(sender.session.redaction)
    missing += finder.missing
    if !missing.isEmpty {
      output.note(Line("not there any more: \(missing.joined(separator: ", "))", .warning))
    }
    await describe(desk)
  }

  /// Runs the line that sets the credential, without its words.
  private func sets(_ credential: (line: String, origin: String), asks: Bool) async -> Bool {
    let isNamed = (SecretSource.marks + ["{{", "netrc", "use "]).contains { credential.line.contains($0) }
    guard asks || isNamed, let origin = try? WebURL(credential.origin) else { return false }
    sender.session.base = origin
    if !isNamed { output.note(Line("not kept is what proves who you are to \(credential.origin)", .dim)) }
    let usual = output.console
    output.console = usual.silent
    defer { output.console = usual }
    let command = try? Dispatcher(commands: .all).command(for: credential.line)?.command
    if let setting = command as? any Sets {
      var changed = sender.session
      _ = try? await setting.set(&changed, in: sender.surroundings, output)
      sender.session = changed
    } else if let asking = command as? any Asks {
      _ = try? await asking.ask(sender, output)
    }
    return sender.session.credential != nil
  }

  /// A description that is a file is read again. Nothing is fetched for one that is not.
  private func describe(_ desk: KeptDesk) async {
    guard let place = (try? Profile(desk.profile))?.specification else { return }
    if !place.contains("://") {
      sender.session.specification = try? await SpecificationLoader(sender: sender).load(
        from: Word(typed: place))
    }
    guard sender.session.specification == nil else { return }
    output.note(
      Line("its description is not loaded; try: ", .dim)
        + Line("spec \(ItemPrinter().quoted(place))", .command))
  }
}
