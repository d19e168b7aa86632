package import ApusClient

extension AuthScheme {
  /// The options of `auth` that a scheme takes.
  package var options: [CommandOption] { settings.map(\.commandOption) }

  /// What a line gives to the scheme besides its owner and its key, as texts; what is secret is not among it.
  ///
  /// - Parameter variables: fill what the line refers to.
  package func settings(
    in line: LineArguments, filledFrom variables: Variables
  ) throws(LineProblem) -> [Setting.Name: String] {
    var values: [Setting.Name: String] = [:]
    for setting in settings where !setting.isSecret {
      guard let word = line.value(setting.commandOption) else { continue }
      let text = try word.template.filled(from: variables).shown
      guard setting.choices.isEmpty || setting.choices.contains(text) else {
        throw LineProblem(
          "expected \(setting.choices.joined(separator: " or ")), found \(text)", at: word.range)
      }
      values[setting.name] = text
    }
    return values
  }

  /// The word that a line gives for a setting that is secret.
  package func token(in line: LineArguments) -> Word? {
    settings.first(where: \.isSecret).flatMap { line.value($0.commandOption) }
  }
}

extension LineArguments {
  /// The word that a line gives for a setting.
  package func value(_ setting: AuthScheme.Setting) -> Word? { value(setting.commandOption) }
}

extension AuthScheme.Setting {
  fileprivate var commandOption: CommandOption {
    let kind: Operand.Kind =
      name == .profile ? .profile : choices.isEmpty ? .text : .words(choices.map { Choice($0, "") })
    return CommandOption(option, meaning, takes: Operand(placeholder, kind))
  }
}
