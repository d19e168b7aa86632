/// Something that lines of a file may want, and that whoever runs the file has to know of.
package enum Permission: Sendable, Hashable {
  /// To send something to a place: an origin, or a socket.
  case contact(String)
  /// To have a variable of the environment, which may be a secret.
  case variable(String)
  case read(path: String)
  /// To have what the program was given on its standard input.
  case input
  case write(path: String)
  /// To run a command with `sh`.
  case shell(command: String)
  /// To run one for the secret that it writes, without which a line cannot go on.
  case secret(command: String)

  /// To send something to a socket, which is this machine's own.
  package static func socket(_ path: String) -> Permission { .contact(socketMark + path) }

  private static let socketMark = "the socket "

  var isSocket: Bool {
    if case .contact(let place) = self { place.hasPrefix(Self.socketMark) } else { false }
  }

  /// What a person is asked.
  var question: String { "The file wants to \(description). Allow it? " }
}

extension [Permission] {
  /// What is wanted, behind `nobody allowed to`.
  package var joinedByAnd: String { map(\.description).joined(separator: ", nor to ") }
}

extension Permission: CustomStringConvertible {
  /// What is wanted, behind `wants to`.
  package var description: String {
    switch self {
    case .contact(let place): "send to \(place)"
    case .variable(let name): "use the environment's \(name)"
    case .read(let path): "read \(path)"
    case .input: "read standard input"
    case .write(let path): "write \(path)"
    case .shell(let command), .secret(let command): "run `\(command)` with sh"
    }
  }
}
