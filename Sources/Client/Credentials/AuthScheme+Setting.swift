extension AuthScheme {
  /// What a scheme takes besides its owner and its key: an option of `auth`, and an argument in Swift.
  package struct Setting: Sendable {
    /// As the option is called without its dashes, and the argument.
    package enum Name: String, Sendable, Hashable {
      case region, service, token, profile, sign, value, algorithm, encoding, stamp
    }

    package let name: Name
    /// What stands for its value in help.
    package let placeholder: String
    package let meaning: String
    /// The only values that it may have; none where any may stand.
    package let choices: [String]
    package let isSecret: Bool
    /// Whether nothing can be signed without it.
    package let isRequired: Bool

    init(
      _ name: Name, _ placeholder: String, _ meaning: String, choices: [String] = [], isSecret: Bool = false,
      isRequired: Bool = false
    ) {
      self.isRequired = isRequired
      self.name = name
      self.placeholder = placeholder
      self.meaning = meaning
      self.choices = choices
      self.isSecret = isSecret
    }

    /// `--region`
    package var option: String { "--\(name.rawValue)" }
  }

  /// Where a login may stand that no line has: in variables of the environment, and in files of profiles.
  package struct Elsewhere: Sendable {
    /// The variables that hold the user, the password, the token and the settings; the first that is set counts.
    package let user: [String]
    package let password: [String]
    package let token: [String]
    package let settings: [Setting.Name: [String]]
    /// The variable that says which profile, and its name where none does.
    package let profile: (variable: String, usual: String)
    /// The files, and the variables that name others: of secrets, and of the rest.
    package let credentials: (variable: String, usual: String)
    package let configuration: (variable: String, usual: String)
  }
}
