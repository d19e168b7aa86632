package import ApusClient
internal import Synchronization

/// The secrets this session was given. On a screen they read `•••`, in what the session says and in what a server
/// sends back. What a server issues is shown: it was asked for. A pipe and a file get exact bytes.
package final class SecretMask: Sendable {
  private let redactor = Mutex(Redactor.forScreens)

  package init() {}

  package func learn(_ secret: Secret) { redactor.withLock { $0.learn(secret) } }

  /// What somebody declared to be secret.
  package var rules: RedactionRules { redactor.withLock { $0.rules } }

  /// Takes what these rules say for secret as well.
  package func declare(_ rules: RedactionRules) { redactor.withLock { $0.add(rules) } }

  package func learn(from request: Request) {
    guard !request.hasRoomForNoSecret || !rules.isEmpty else { return }
    redactor.withLock { $0.learn(namedIn: request) }
  }

  /// Whether a line has one of them in it.
  package func hides(in line: String) -> Bool {
    let text = Array(line.utf8)[...]
    return masked(text) != text
  }

  package func masked(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    redactor.withLock { $0.knownCount == 0 ? text : $0.masking(text) }
  }

  package func unfinished(in text: ArraySlice<UInt8>) -> Int {
    redactor.withLock { $0.knownCount == 0 ? 0 : $0.unfinished(in: text) }
  }
}

extension Request {
  /// Whether it is a path and what every request says, as most are.
  fileprivate var hasRoomForNoSecret: Bool {
    guard body == nil, url.query == nil, url.user == nil, url.password == nil, options.login == nil,
      options.tls.keyPassphrase == nil
    else { return false }
    if case .through = options.proxy { return false }
    return headers.allSatisfy { field in
      if case .text = field.value { field.isNamed("User-Agent") || field.isNamed("Accept") } else { false }
    }
  }
}
