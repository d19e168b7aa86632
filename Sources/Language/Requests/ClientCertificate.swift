@_spi(Secrets) package import ApusClient
internal import ApusEncodings
package import ApusSystem

/// `FILE` or `FILE:PASSPHRASE`, as `--cert` and `set cert` have it. A passphrase may be `env:NAME`.
package struct ClientCertificate: Sendable {
  /// As it was written.
  package let path: String
  package let passphrase: Secret?

  package init(
    _ filled: Template, files: FileReader, variable: (String) -> String?
  ) throws(LineProblem) {
    let text = filled.textWithStandIns
    // A name may have a colon in it.
    let isWhole = filled.secrets.isEmpty && files.problem(files.expanded(text)) == nil
    guard !isWhole, let (file, word) = text[...].parts(at: ":") else {
      (path, passphrase) = (try filled.visible(in: "a file's name"), nil)
      return
    }
    path = String(file)
    guard !path.contains(Template.standIn) else {
      _ = try filled.visible(in: "a file's name")
      throw LineProblem("expected FILE:PASSPHRASE", at: filled.range)
    }
    passphrase = try Self.passphrase(String(word), of: filled, variable: variable)
  }

  /// The passphrase that a template says, or that the variable has which it names.
  package static func passphrase(
    _ filled: Template, variable: (String) -> String?
  ) throws(LineProblem) -> Secret {
    try passphrase(filled.textWithStandIns, of: filled, variable: variable)
  }

  private static func passphrase(
    _ text: String, of filled: Template, variable: (String) -> String?
  ) throws(LineProblem) -> Secret {
    if filled.secrets.isEmpty, text.hasPrefix("env:") {
      let name = String(text.dropFirst(4))
      guard let value = variable(name), !value.isEmpty else {
        throw LineProblem(.requestParameter, "the environment has no \(name)", at: filled.range)
      }
      return Secret(value, name: name)
    }
    var secrets = filled.secrets.makeIterator()
    let whole = text.map { $0 == Template.standIn ? secrets.next()?.reveal() ?? "" : String($0) }.joined()
    return Secret(whole, name: filled.secrets.first?.name)
  }
}

extension TLSOptions {
  /// The file that a passphrase opens; `nil` when there is none, or what is needed is there.
  package func lockedFile(_ files: FileReader) -> String? {
    guard keyPassphrase == nil, let certificate = clientCertificate else { return nil }
    if TLSOptions.isPKCS12(certificate) { return certificate }
    let file = clientKey ?? certificate
    guard case .success(let bytes) = files.contents(file) else { return nil }
    return bytes.firstRange(of: Array("ENCRYPTED".utf8)) == nil ? nil : file
  }
}
