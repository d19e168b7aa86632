internal import ApusClient
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// What `set` keeps of TLS: for the base's origin, or without a base for the first that is asked.
enum TLSSetting {
  case authorities, certificate, key, oldestVersion

  func shown(in session: Session) -> String {
    let options = session.tlsHome.flatMap { session.tls.options(for: $0) } ?? session.tls.unbound
    return switch self {
    case .authorities: options?.authorities ?? "the system's"
    case .certificate: options?.clientCertificate ?? "none"
    case .key: options?.clientKey ?? "none"
    case .oldestVersion: options?.oldestVersion?.rawValue ?? "the library's"
    }
  }

  /// - Parameter word: its variables are filled.
  func set(
    _ word: Word, in session: inout Session, _ surroundings: Surroundings, _ output: Output
  ) throws(LineProblem) {
    guard word.text.lowercased() != "none" else { return reset(in: &session) }
    if let base = session.base, base.scheme != "https" {
      throw LineProblem(
        "the base is \(base.origin), where no TLS is spoken", at: word.range, try: "base https://…")
    }
    let files = surroundings.environment.files
    switch self {
    case .authorities:
      let path = try files.readable(word.text, at: word.range)
      session.change { $0.authorities = path }
    case .key:
      let path = try files.readable(word.text, at: word.range)
      session.change { $0.clientKey = path }
    case .certificate:
      let read = try ClientCertificate(
        word.template, files: files, variable: surroundings.environment.variable)
      let path = try files.readable(read.path, at: word.range)
      let passphrase = read.passphrase.map(surroundings.kept)
      session.change {
        if $0.clientCertificate != path { $0.clientKey = nil }
        ($0.clientCertificate, $0.keyPassphrase) = (path, passphrase)
      }
    case .oldestVersion:
      guard let version = TLSVersion(rawValue: word.text) else {
        throw LineProblem(
          "expected \(TLSVersion.allCases.map(\.rawValue).joined(separator: ", ")), found \(word.text)",
          at: word.range)
      }
      session.change { $0.oldestVersion = version }
    }
    let place = session.tlsHome.map { "for \($0) only" } ?? "for the first https: origin that is asked"
    output.note(Line(place, .dim))
  }

  func reset(in session: inout Session) {
    session.change {
      switch self {
      case .authorities: $0.authorities = nil
      case .certificate: ($0.clientCertificate, $0.keyPassphrase) = (nil, nil)
      case .key: $0.clientKey = nil
      case .oldestVersion: $0.oldestVersion = nil
      }
    }
  }
}

extension Session {
  /// The origin that `set cacert` and its kin are about; `nil` before any is.
  var tlsHome: Origin? {
    guard let base else { return tls.settled }
    return base.scheme == "https" ? base.origin : nil
  }

  fileprivate mutating func change(_ edit: (inout TLSOptions) -> Void) { tls.change(for: tlsHome, edit) }
}

extension FileReader {
  /// The path of a file that is read when it is needed, and must be there now.
  fileprivate func readable(_ path: String, at range: Range<Int>) throws(LineProblem) -> String {
    let place = expanded(path)
    if let problem = problem(place) {
      throw LineProblem(
        .requestParameter, "the file \(path) cannot be read: \(problem.reason)", at: range)
    }
    return found(place)
  }
}
