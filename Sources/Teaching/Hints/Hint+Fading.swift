internal import ApusClient
internal import ApusServices

// What will not be there for long, and what the server warns of.
extension Hint {
  @Sendable static func fading(_ response: Response) -> Hint? {
    let fading = Fading(response.head.headers)
    return fading.hint.map { Hint($0, "explain") } ?? leftOut(response)
  }

  /// What is missing although nothing failed.
  private static func leftOut(_ response: Response) -> Hint? {
    let signOn = response.head.headers["X-GitHub-SSO"].flatMap(GitHub.SingleSignOn.init)
    guard case .partial? = signOn else { return nil }
    return Hint("it is not whole: organizations want their single sign-on", "explain")
  }
}
