/// A member that is called like something an endpoint or a service can say, or nearly, and that is not what is meant: the
/// compiler takes it, and the request goes out without it, or not at all.
public struct NearMiss: Sendable, Hashable {
  /// The file it stands in, as it was given.
  public let file: String
  /// Its line, the first being 1.
  public let line: Int
  /// The full name of the endpoint or the service: `GitHub.User`.
  public let type: String
  /// What is declared: `queryItems`, `decode(from:)`, or `headers: [Int]` where it is the type that is wrong.
  public let member: String
  /// What is meant, as it has to be declared.
  public let meant: String
  /// Whether the member is looked at, and refused.
  let isRefused: Bool
}

extension NearMiss: CustomStringConvertible {
  /// As compilers write: the place, and what to do there.
  public var description: String {
    let problem = isRefused ? "every request refuses" : "nothing uses"
    return "\(file):\(line): warning: \(problem) `\(member)` of \(type): `\(meant)` is meant"
  }
}
