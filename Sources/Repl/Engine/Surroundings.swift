internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusSavedSessions
internal import ApusSending
package import ApusSurroundings
internal import ApusSystem
internal import ApusWords

/// What a command that changes the session may use of what is around it.
package struct Surroundings {
  package let environment: Environment
  /// What the program was given for a body.
  var input: StandardInput? { givenInput?.value }
  private let givenInput: LazyValue<StandardInput>?
  let keep: (GivenSecret) -> Void
  /// Has a text saved nowhere that may be shown.
  let leaveOut: (GivenSecret) -> Void
  /// What a login asks over.
  let transport: (any Transport)?

  /// - Parameter keep: has a secret that a line was given shown nowhere and saved nowhere.
  init(
    _ environment: Environment, input: LazyValue<StandardInput>? = nil,
    over transport: (any Transport)? = nil,
    leaveOut: @escaping (GivenSecret) -> Void = { _ in }, keep: @escaping (GivenSecret) -> Void
  ) {
    self.environment = environment
    givenInput = input
    self.transport = transport
    self.leaveOut = leaveOut
    self.keep = keep
  }

  /// A secret from where a word says it is, or from a prompt that shows nothing; and where it came from.
  ///
  /// - Parameters:
  ///   - name: what it is called where nothing else names it: typed, or from a file or a command.
  ///   - line: one that says where it is, for a terminal where nobody can type it. None by default.
  func secret(
    from word: Word?, named name: String, asking prompt: String, at range: Range<Int>,
    with variables: Variables, try line: String? = nil
  ) throws(LineProblem) -> (Secret, source: Sentence) {
    guard let word else {
      guard let typed = environment.askHidden(prompt), !typed.isEmpty else {
        throw LineProblem("expected a secret, and nobody typed one", at: range, try: line)
      }
      return (given(typed, name), "as typed")
    }
    let template = try word.template.filled(from: variables)
    if !template.secrets.isEmpty, case .secret(let secret) = template.headerValue {
      return (secret, "from a variable")
    }
    let text = template.shown
    if text.hasPrefix("env:") {
      let variable = String(text.dropFirst(4))
      guard let value = environment.variable(variable), !value.isEmpty else {
        throw LineProblem("the environment has no \(variable)", at: word.range)
      }
      return (given(value, variable, source: variable), "from \(variable)")
    }
    if text.hasPrefix("file:") {
      let path = String(text.dropFirst(5))
      let bytes = try environment.files.contents(ofFile: path, at: word.range)
      return (given(String(decoding: bytes, as: UTF8.self).trimmed, name, source: text), "from \(path)")
    }
    if text.hasPrefix("cmd:") {
      let command = String(text.dropFirst(4))
      do {
        return (given(try environment.secretOfCommand(command), name, source: text), "from a command")
      } catch {
        if error == .interrupted { throw LineProblem(.cancelled, error.reason, at: word.range) }
        throw LineProblem("`\(command)` has no secret for this: \(error.reason)", at: word.range)
      }
    }
    return (given(text, name), "as typed")
  }

  /// Takes note of a secret, so that no saved session has it.
  func given(_ value: String, _ name: String, source: String? = nil) -> Secret {
    let secret = Secret(value, name: name)
    keep(GivenSecret(secret, source: source))
    return secret
  }

  /// Takes note of a secret that was found under a name.
  func found(_ secret: Secret) -> Secret {
    keep(GivenSecret(secret, source: secret.name))
    return secret
  }

  /// Takes note of a passphrase, which knows the variable it came from.
  func kept(_ passphrase: Secret) -> Secret {
    keep(GivenSecret(passphrase, source: passphrase.name))
    return passphrase
  }

  /// Takes note of what `.netrc` has for a host.
  func kept(_ entry: NetrcEntry, for host: String) {
    keep(GivenSecret(entry.password, source: NetrcSource(entry.user, at: host).name))
  }

  /// Takes note of a secret that a variable keeps.
  func note(_ secret: Secret) { keep(GivenSecret(secret, source: nil)) }

  /// The first of some variables of the environment that is set, as a secret that knows its name.
  func token(named names: [String]) -> Secret? {
    for name in names {
      if let value = environment.variable(name), !value.isEmpty { return given(value, name, source: name) }
    }
    return nil
  }
}
