import ApusClient

/// Whose certificates one hop is to trust.
struct Trust: Sendable, Hashable {
  private(set) var file: String?
  private(set) var folder: String?
  /// What the environment says of it, where that counts: it does unless the request says it.
  private(set) var environment: AuthorityEnvironment.Choice?

  init(of request: Request, in variables: AuthorityEnvironment) throws(RequestError) {
    let options = request.options
    file = options.tls.authorities
    folder = options.tls.folderOfAuthorities
    let usesTLS = request.url.scheme == "https"
    guard file == nil, folder == nil, options.tls.verifies, usesTLS, let choice = try variables.choice()
    else { return }
    (file, folder, environment) = (choice.file, choice.folder, choice)
  }

  /// The system's own.
  init() {}
}
