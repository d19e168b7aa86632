internal import ApusExplorer
internal import ApusLineEditing
internal import ApusSurroundings

extension SessionOption {
  /// The words that it takes. What else it takes nobody can guess.
  var values: [String] {
    switch self {
    case .follow, .verify, .hints, .netrc, .conditional, .readonly: ["on", "off"]
    case .cookies: ["host", "origin"]
    case .view: ViewKind.allCases.map(\.rawValue)
    case .confirm: ["delete", "delete,put", "none"]
    case .clipboard: Clipboard.Choice.allCases.map(\.rawValue)
    case .tls: ["1.0", "1.1", "1.2", "1.3", "none"]
    case .pager: ["off", "auto"]
    case .timeout, .proxy, .outputLimit, .cacert, .cert, .certKey, .specDirectory: ["none"]
    case .text, .theme, .images, .screenReader: lookSetting?.values ?? []
    }
  }

  /// What Tab offers behind `set NAME`.
  static func values(after before: [String]) -> [Candidate] {
    before.last.flatMap { SessionOption(rawValue: $0.lowercased()) }?.values.map { Candidate($0) } ?? []
  }

  /// Whether what follows is a value of `set` that names a file.
  static func takesFile(after before: [String], _ typed: String) -> Bool {
    guard before.count == 2, before[0].lowercased() == "set" else { return false }
    let option = SessionOption(rawValue: before[1].lowercased())
    // A theme that is no name is a file.
    if option == .theme { return typed.contains { "./~".contains($0) } }
    switch option?.tlsSetting {
    case .authorities, .certificate, .key: return true
    case .oldestVersion, nil: return false
    }
  }
}
