internal import ApusClient
internal import ApusLanguage
internal import ApusSurroundings

/// What a pasted line names and leaves to others: `$NAME`, and the password of `-u user`.
struct PastedNames {
  let sender: Sender

  init(_ sender: Sender) { self.sender = sender }

  private var environment: Environment { sender.environment }

  /// What the session gives to a line, with values for what it names.
  func context(for line: RequestLine) throws(LineProblem) -> RequestContext {
    var context = sender.session.requestContext(in: environment)
    if !line.shellNames.isEmpty { context.variables = try variables(for: line) }
    context.password = password(for: line)
    return context
  }

  /// The line with what is in the files of options that it names.
  func takingOptionFiles(_ line: RequestLine) throws(LineProblem) -> RequestLine {
    guard line.hasOptionFiles else { return line }
    var context = sender.session.requestContext(in: environment)
    context.variables = try variables(for: line)
    return try line.takingOptionFiles(in: context)
  }

  /// The session's variables, and those of the environment that the line names.
  func variables(for line: RequestLine) throws(LineProblem) -> Variables {
    var variables = sender.session.variables
    for name in secretNames(of: line) {
      variables.values[name.name] = .typedSecret(try secret(named: name))
    }
    // What says where to ask is seen in its URL anyway.
    for name in line.shellNames where variables.values[name.name] == nil {
      guard let value = environment.namedVariable(name.name), !value.isEmpty else { throw missing(name) }
      variables.values[name.name] = .text(value)
    }
    return variables
  }

  /// What the session has no value for, and must not be seen.
  func secretNames(of line: RequestLine) -> [ShellMarks.Name] {
    line.hiddenNames.filter { sender.session.variables.values[$0.name] == nil }
  }

  private func secret(named name: ShellMarks.Name) throws(LineProblem) -> Secret {
    if let value = environment.namedVariable(name.name), !value.isEmpty {
      return sender.surroundings.given(value, name.name, source: name.name)
    }
    if let typed = sender.session.typedForLines[name.name] { return typed }
    // What is there and was refused is not asked for in another way.
    guard !environment.isOfFileFromElsewhere, environment.variable(name.name)?.isEmpty ?? true,
      let typed = environment.askHidden("\(name.name): "),
      !typed.isEmpty
    else { throw missing(name) }
    let secret = sender.surroundings.given(typed, name.name)
    sender.session.typedForLines[name.name] = secret
    return secret
  }

  private func missing(_ name: ShellMarks.Name) -> LineProblem {
    LineProblem(
      .requestVariable, "there is no variable named \(name.name), neither here nor in the environment",
      at: name.range, try: "let \(name.name) = env:…")
  }

  /// Keeps what a line names for the origin that got it first: a line for another one may be pasted by mistake.
  func bind(_ names: [ShellMarks.Name], to origin: Origin) throws {
    for name in names {
      guard let home = sender.session.placesOfNames[name.name], home != origin else {
        sender.session.placesOfNames[name.name] = origin
        continue
      }
      guard environment.confirm("\(name.name) went to \(home). Send it to \(origin), too? ") else {
        throw LineProblem(
          .requestVariable, "\(name.name) went to \(home) before, and this line is for \(origin)",
          at: name.range,
          try: "let \(name.name) = env:\(name.name)")
      }
    }
  }

  /// What is asked for where `-u user` has no password. Without a terminal there is none.
  private func password(for line: RequestLine) -> Secret? {
    guard let user = line.userToAsk else { return nil }
    return environment.askHidden("password of \(user.shown): ").map {
      sender.surroundings.given($0, "password")
    }
  }
}

extension Sender {
  /// A line for another program names what it leaves to others.
  func prepare(pasted line: RequestLine) throws -> PreparedRequest {
    let names = PastedNames(self)
    let line = try names.takingOptionFiles(line)
    if let next = line.following.first {
      throw LineProblem("expected one request; this is a second", at: next.url?.range ?? 0..<0)
    }
    let filled = givenInput == nil ? line : try takingInput(line)
    var prepared = try filled.prepare(in: names.context(for: line))
    prepared.environmentNames = names.secretNames(of: line)
    // A body with a secret of the environment in it is for whom it was written.
    if line.hidesBody { prepared.request.options.mayRedirect = { _ in false } }
    return prepared
  }
}
