/// A member that is called nearly like something an endpoint or a service can say, and that nothing uses: the compiler takes
/// it, and the request goes out without it.
public struct NearMiss: Sendable, Hashable {
  /// The file it stands in, as it was given.
  public let file: String
  /// Its line, the first being 1.
  public let line: Int
  /// The endpoint or the service.
  public let type: String
  /// What is declared: `queryItems`, or `decode(from:)`.
  public let member: String
  /// What is meant, as it has to be declared.
  public let meant: String
}

extension NearMiss: CustomStringConvertible {
  /// As compilers write: the place, and what to do there.
  public var description: String {
    "\(file):\(line): warning: nothing uses `\(member)` of \(type): `\(meant)` is meant"
  }
}
