extension AuthScheme {
  /// What a scheme takes besides its owner and its key: an option of `auth`, and an argument in Swift.
  package struct Setting: Sendable {
    /// As the option is called without its dashes, and the argument.
    package enum Name: String, Sendable, Hashable {
      case region, service, token, sign, algorithm, encoding, value, stamp
    }

    package let name: Name
    /// What stands for its value in help.
    package let placeholder: String
    package let meaning: String
    /// The only values that it may have; none where any may stand.
    package let choices: [String]
    package let isSecret: Bool

    init(
      _ name: Name, _ placeholder: String, _ meaning: String, choices: [String] = [], isSecret: Bool = false
    ) {
      self.name = name
      self.placeholder = placeholder
      self.meaning = meaning
      self.choices = choices
      self.isSecret = isSecret
    }

    /// `--region`
    package var option: String { "--\(name.rawValue)" }
  }
}
