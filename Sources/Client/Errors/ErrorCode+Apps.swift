// What fails in an app alone: the prompt has no middleware of others.
extension ErrorCode {
  /// A middleware threw an error of its own, which is the failure's `cause`.
  public static let middleware = ErrorCode("middleware.failed")
  /// The server wants another credential, and there is none to be had.
  public static let refresh = ErrorCode("auth.refresh")

  /// The codes that only apps have, stage by stage.
  package static let byStageOfApps: [(stage: ErrorStage, codes: [ErrorCode])] = [
    (.build, [.middleware]), (.status, [.refresh]),
  ]
}
