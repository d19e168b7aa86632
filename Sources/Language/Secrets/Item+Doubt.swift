internal import ApusClient

extension Item {
  /// What may be a secret though its name does not tell, in a header or a query item that is kept for later lines.
  var doubt: Secret? {
    guard let name = name.plain, let text = value.plain, separator == .header || separator == .query,
      !(separator == .header && HeaderField(name: name, value: "").belongsAnywhere),
      // A query's short names, such as `q`, say what is looked for.
      DoubtfulText(text).mayBeSecret(as: separator == .query ? "query" : name)
    else { return nil }
    return Secret(text, name: name)
  }
}
