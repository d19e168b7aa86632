/// Why a recording cannot be read or written.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file it is about.
  public let path: String
  /// What is wrong, and what helps.
  public let message: String

  /// The file, and what is wrong with it.
  public var description: String { "\(path): \(message)" }
}
