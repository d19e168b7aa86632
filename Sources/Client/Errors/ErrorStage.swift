/// How far a request got before it failed. An app meets neither `check` nor `usage`, which are the program's own.
public enum ErrorStage: String, Sendable, Hashable, CaseIterable {
  /// In the order in which a request goes through them.
  case build, connect, time, redirect, read, status, decode, check, usage
}
