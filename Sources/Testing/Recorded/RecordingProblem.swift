/// Why a recording cannot be read or written.
public struct RecordingProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file it is about.
  public let path: String
  /// What is wrong, and what helps.
  public let message: String

  public var description: String { "\(path): \(message)" }
}
