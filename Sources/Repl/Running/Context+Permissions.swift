internal import ApusClient
internal import ApusLanguage
internal import ApusSurroundings

extension Context {
  /// What the requests of a file may have in this session: what stands beside it, and what is set here.
  func permissions(ofRequestsIn folder: String, trusts: Bool) -> Permissions {
    let grants = RequestFileGrants(folder: folder, files: environment.files, isOffline: sender.isOffline)
    let permissions = Permissions(isGranted: grants.allow) { [environment] in
      trusts || environment.confirm($0)
    }
    let own = session.tls.bound.values.flatMap(\.wanted) + (session.tls.unbound?.wanted ?? [])
    for permission in session.settings.requestOptions.wanted + own { permissions.allow(permission) }
    if let base = session.base { permissions.allow(.contact("\(base.origin)")) }
    if let socket = session.baseSocket { permissions.allow(.socket(socket)) }
    return permissions
  }
}

extension CommandFailure {
  /// A file that goes no further, as something that it wants is not allowed.
  ///
  /// - Parameter line: what runs it with all of that allowed.
  static func refused(_ permission: Permission, to path: String, try line: String) -> CommandFailure {
    CommandFailure(.cancelled, "\(path) goes no further: it wants to \(permission)", try: [line])
  }
}
