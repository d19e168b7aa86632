/// What a piece of text is. A theme decides how it looks.
package enum Role: UInt8, Sendable, Hashable, CaseIterable {
  // JSON
  case key, string, number, literal, punctuation
  /// The lines of a tree.
  case guide
  // The class of a status
  case informational, ok, redirect, clientError, serverError
  // Requests and responses
  case method, url, headerName, secret
  // Lines while they are typed, beside the roles above
  case path, queryName, fieldName, option, variable, mistake
  // The editor's own
  case prompt, label, selected, found
  // Phases of an exchange
  case phaseQueue, phaseDNS, phaseConnect, phaseTLS, phaseRequest, phaseWait, phaseDownload
  // Differences
  case added, removed, changed
  // Messages
  case error, warning, caret, command
  // Everything else
  case heading, dim, bar, match
}

extension Role {
  /// The role of a response's status.
  package static func status(_ status: Int) -> Role {
    switch status {
    case ..<200: .informational
    case ..<300: .ok
    case ..<400: .redirect
    case ..<500: .clientError
    default: .serverError
    }
  }
}
