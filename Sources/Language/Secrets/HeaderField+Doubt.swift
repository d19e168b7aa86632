package import ApusClient

extension HeaderField {
  /// What may be a secret though its name does not tell, in a header that is kept for later lines. What any server may hear
  /// is none.
  package var doubt: Secret? {
    guard case .text(let text) = value, !belongsAnywhere, DoubtfulText(text).mayBeSecret(as: name) else {
      return nil
    }
    return Secret(text, name: name)
  }
}
