package import ApusRedaction
package import ApusSystem

/// Why a session is not written.
package enum SessionFileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  case leak(LeakedSecret)
  case file(SafeFile.Failure)
  /// The document's name has to end in `.md`, as the cassette's is made of it.
  case name(String)

  package var description: String {
    switch self {
    case .leak(let leak): leak.description
    case .file(let failure): failure.description
    case .name(let path): "\(path) is no name for a session: expected one such as demo.session.md"
    }
  }
}
