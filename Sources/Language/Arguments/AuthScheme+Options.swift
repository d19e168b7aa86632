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

  /// The word of a line with a template that cannot be filled, or that has no place for the signature where one has to be.
  package func flawedTemplate(in line: LineArguments) -> Word? {
    for setting in settings where [.sign, .value].contains(setting.name) {
      guard let word = line.value(setting) else { continue }
      guard let template = try? SigningTemplate(word.text) else { return word }
      if setting.name == .value, !template.pieces.contains(.part(.signature)) { return word }
    }
    return nil
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
    let words = choices.isEmpty ? usual : choices
    let kind: Operand.Kind =
      name == .profile ? .profile : words.isEmpty ? .text : .words(words.map { Operand.Choice($0, "") })
    return CommandOption(option, meaning, takes: Operand(placeholder, kind))
  }

  /// What it often is; any other value is as good.
  private var usual: [String] {
    switch name {
    case .region:
      ["us-east-1", "us-west-2", "eu-central-1", "eu-west-1", "ap-northeast-1", "ap-southeast-1"]
    case .service: ["s3", "sqs", "sns", "dynamodb", "lambda", "execute-api", "sts", "iam", "ec2"]
    default: []
    }
  }
}
