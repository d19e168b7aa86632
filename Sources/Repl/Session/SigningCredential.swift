internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings
internal import ApusWords

/// What `auth` makes of a line with a scheme that signs.
struct SigningCredential {
  private let scheme: AuthScheme
  private let line: LineArguments
  private let owner: Word?
  private let value: Word?

  init(_ scheme: AuthScheme, _ line: LineArguments, _ owner: Word?, _ value: Word?) {
    self.scheme = scheme
    self.line = line
    self.owner = owner
    self.value = value
  }

  func credential(_ session: Session, _ surroundings: Surroundings) throws(LineProblem) -> Credential {
    let range = line.name.range
    guard let base = session.base else {
      throw LineProblem(.usageCommand, "a credential needs a base to belong to", at: range, try: "use github")
    }
    var given = try scheme.settings(in: line, filledFrom: session.variables)
    let profile = given.removeValue(forKey: .profile)
    let found =
      owner == nil
      ? try LoginElsewhere(of: scheme, profile: profile, in: surroundings.environment, at: range) : nil
    let name = found?.user ?? owner?.text ?? ""
    // A profile has a region for hosts that name none.
    let settings = (found?.settings ?? [:]).merging(scheme.settingsOfHost(base.host)) { $1 }
      .merging(given) { $1 }
    try check(settings, of: name, base)
    let secret: Secret
    let source: Sentence
    var token: Secret?
    if let found {
      (secret, source) = (surroundings.found(found.password), "from \(found.place)")
      token = found.token.map(surroundings.found)
      leaveTraces(of: found, surroundings)
    } else {
      (secret, source) = try surroundings.secret(
        from: value, named: scheme.secretName ?? "key", asking: "\(scheme.secretName ?? "key") for \(name): ",
        at: range, with: session.variables, try: scheme.example(for: name))
    }
    if let word = scheme.token(in: line) {
      token = try surroundings.secret(
        from: word, named: "token", asking: "", at: range, with: session.variables
      ).0
    }
    var proof = scheme.proof(of: name, secret, settings: settings, token: token)
    if surroundings.environment.isReplay, !surroundings.environment.isLive { proof = proof.atOneMoment }
    if found == nil, case .login(let login) = proof, let user = login.secretUser {
      surroundings.leaveOut(GivenSecret(user, source: nil))
    }
    try check(proof, base)
    return Credential(
      proof, for: base.origin, summary: "\(scheme.name) \(name)", source, line: again(name, found, profile))
  }

  /// A recording has what was found here, so that a replay finds it on every machine.
  private func leaveTraces(of found: LoginElsewhere, _ surroundings: Surroundings) {
    let user = Secret(found.user, name: found.userVariable)
    surroundings.leaveOut(GivenSecret(user, source: found.userVariable))
    for (variable, value) in found.plain {
      surroundings.leaveOut(GivenSecret(Secret(""), source: SettingSource(variable, value).name))
    }
  }

  /// Refuses settings that are not all there, or mean nothing, before anybody is asked for a key.
  private func check(
    _ settings: [AuthScheme.Setting.Name: String], of name: String, _ base: WebURL
  ) throws(LineProblem) {
    if let missing = scheme.settings.first(where: { $0.isRequired && settings[$0.name] == nil }) {
      throw LineProblem(
        "expected \(missing.option), which \(base.host) does not say", at: line.name.range,
        try: "auth \(scheme.name) \(missing.option) \(missing.placeholder)")
    }
    try check(scheme.proof(of: name, Secret("-"), settings: settings), base)
  }

  /// Signs a request that nobody sends, so that a setting that means nothing is told at once.
  private func check(_ proof: Proof, _ base: WebURL) throws(LineProblem) {
    var request = Request(url: base)
    if case .login(let login) = proof { request.options.login = login }
    do {
      for field in try request.signature() { try field.check() }
    } catch {
      throw LineProblem(
        error.message, at: scheme.flawedTemplate(in: line)?.range ?? line.name.range, try: "help auth")
    }
  }

  /// The line without a secret that was typed.
  private func again(_ name: String, _ found: LoginElsewhere?, _ profile: String?) -> String {
    let printer = ItemPrinter()
    func shown(_ word: Word?) -> String? {
      word.flatMap { word in
        SecretSource.isSaid(in: word.text) || word.text.hasPrefix("{{") ? word.text : nil
      }
    }
    var words = [scheme.name] + (found == nil ? [name] + [shown(value)].compactMap(\.self) : [])
    for setting in scheme.settings {
      let word = setting.isSecret ? shown(scheme.token(in: line)) : line.value(setting)?.text
      if let word { words += [setting.option, word] }
    }
    return "auth " + words.map { $0.hasPrefix("{{") ? $0 : printer.quoted($0) }.joined(separator: " ")
  }
}
