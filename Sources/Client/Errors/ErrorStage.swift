/// How far a request got before it failed.
public struct ErrorStage: Sendable, Hashable, CaseIterable {
  /// Its name in English, the same for ever.
  public let rawValue: String

  private init(_ rawValue: String) { self.rawValue = rawValue }

  /// It could not be made; nothing was sent.
  public static let build = ErrorStage("build")
  /// There was no connection that it could go over, or the connection broke.
  public static let connect = ErrorStage("connect")
  /// It took too long, or whoever asked did not want to wait.
  public static let time = ErrorStage("time")
  /// A redirect leads nowhere.
  public static let redirect = ErrorStage("redirect")
  /// What came is no whole response.
  public static let read = ErrorStage("read")
  /// The response says no.
  public static let status = ErrorStage("status")
  /// The response says yes, and is not what was promised.
  public static let decode = ErrorStage("decode")

  // No request of an app fails so: scripts have these, and a test whose recording lacks an answer.

  /// What came is not what was expected of it.
  package static let check = ErrorStage("check")
  /// A line was not understood.
  package static let usage = ErrorStage("usage")

  /// In the order in which a request goes through them.
  public static let allCases = [build, connect, time, redirect, read, status, decode]

  /// With those that only the program has.
  package static let everything = allCases + [check, usage]
}

extension ErrorStage: CustomStringConvertible {
  /// Its name: `connect`.
  public var description: String { rawValue }
}
