import ApusClient
internal import ApusSystem

extension RequestPreparation {
  /// Puts what is kept for the URL's origin over the usual, and what the line says over that.
  func tls(over usual: TLSOptions, at url: WebURL) throws(LineProblem) -> TLSOptions {
    var options = usual
    if let kept = context.tls.options(for: url.origin) { options.take(kept) }
    if let use = line.last(.cert) {
      let certificate = try ClientCertificate(
        filled(use), files: context.files, variable: context.variable)
      options.clientCertificate = try file(certificate.path, at: place(of: use), for: url)
      (options.clientKey, options.keyPassphrase) = (nil, certificate.passphrase)
    }
    for use in line.options { try apply(use, to: &options, url) }
    if let file = options.lockedFile(context.files) { options.keyPassphrase = context.passphrases[file] }
    return options
  }

  private func apply(_ use: OptionUse, to options: inout TLSOptions, _ url: WebURL) throws(LineProblem) {
    switch use.option {
    case .insecure: options.verifies = !use.isOn
    case .caCert: options.authorities = try file(of: use, for: url)
    case .caFolder: options.folderOfAuthorities = context.files.expanded(try text(of: use))
    case .certKey: options.clientKey = try file(of: use, for: url)
    case .certPass:
      options.keyPassphrase = try ClientCertificate.passphrase(filled(use), variable: context.variable)
    // HTTPie's `--no-verify` takes back what was said of it, and checking is what it does unless told.
    case .verify where use.isNegated: options.verifies = line.dialect == .httpie
    case .verify:
      switch try text(of: use).lowercased() {
      case "yes", "true": options.verifies = true
      case "no", "false": options.verifies = false
      default: options.authorities = try file(of: use, for: url)
      }
    default: break
    }
  }

  private func filled(_ use: OptionUse) throws(LineProblem) -> Template {
    try (use.value ?? Template([], at: use.nameRange.upperBound)).filled(from: context.variables)
  }

  private func file(of use: OptionUse, for url: WebURL) throws(LineProblem) -> String {
    try file(try text(of: use), at: place(of: use), for: url)
  }

  /// A file that has to be there, but for a pasted line that has no use for it.
  private func file(_ path: String, at range: Range<Int>, for url: WebURL) throws(LineProblem) -> String {
    guard line.dialect != .native, url.scheme == "http" else { return try sendable(path, at: range) }
    return context.files.expanded(path)
  }
}
