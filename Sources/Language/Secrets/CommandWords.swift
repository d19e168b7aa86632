/// What the words of lines ask for, as far as it tells where a secret may stand. The language knows no command; who has
/// some says what they are.
package struct CommandWords: Sendable {
  /// What may follow a command.
  package enum Use: Sendable, Hashable {
    /// What a request or a session is made of, or a whole line: a credential may be among it.
    case anything
    /// A credential.
    case credential
    /// Names of what is looked at, checked or kept: no credential.
    case names
  }

  /// How many words, from the first on, are the name of what is asked for: 3 of `qiita token create x`.
  package let nameLength: @Sendable (_ words: [String]) -> Int
  /// What may follow a first word; `nil` when it is no command.
  package let use: @Sendable (_ word: String) -> Use?
  /// What `set` knows by name.
  package let options: [String]

  package init(
    options: [String] = [], nameLength: @escaping @Sendable (_ words: [String]) -> Int = { _ in 1 },
    use: @escaping @Sendable (_ word: String) -> Use?
  ) {
    self.options = options
    self.nameLength = nameLength
    self.use = use
  }
}
