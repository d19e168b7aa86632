package import ApusClient

extension QueryItem {
  /// What may be a secret though its name does not tell, in a query item that is kept for later lines. Its short names, such
  /// as `q`, say what is looked for.
  package var doubt: Secret? {
    guard let value, DoubtfulText(value).mayBeSecret(as: "query") else { return nil }
    return Secret(value, name: name)
  }
}
