internal import ApusClient
package import ApusRedaction
internal import ApusSurroundings
package import ApusSystem

/// Why a session is not written.
package enum SessionFileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  case leak(LeakedSecret)
  case file(SafeFile.Failure)
  /// Somebody else wrote into what is recorded.
  case changed(String)
  /// The document's name has to end in `.md`, as the cassette's is made of it.
  case name(String)

  package var description: String {
    switch self {
    case .leak(let leak): leak.description
    case .file(let failure): failure.description
    case .changed(let path): "\(path) was changed by another program, and nothing is added to that"
    case .name(let path): "\(path) is no name for a session: expected one such as demo.session.md"
    }
  }

  /// What a command says of it; another error is what it is.
  static func explained(_ error: any Error) -> any Error {
    (error as? SessionFileFailure).map { CommandFailure(.usageArgument, $0.description) } ?? error
  }
}
