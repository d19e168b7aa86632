internal import ApusClient
internal import ApusSurroundings
internal import ApusText

// Where a client's secret is about to go is said, but for the origin that the login is for. Whoever talks is asked, unless
// they named the place.
extension LoginDialogue {
  /// - Throws: `CommandFailure` where somebody does not want it to go there.
  func announceSecret(
    of client: OAuthClient, by grant: OAuthGrant, to server: OAuthServer, for origin: Origin, isNamed: Bool
  ) throws(CommandFailure) {
    let endpoints = [server.tokenEndpoint, grant == .device ? server.deviceEndpoint : nil]
    try announceSecret(of: client, to: endpoints, besides: [origin], isNamed: isNamed)
  }

  /// - Throws: `CommandFailure` where somebody does not want it to go there.
  func announceSecret(ofRevoking login: OAuthLogin) throws(CommandFailure) {
    // Where tokens are had was said when they were.
    try announceSecret(
      of: login.client, to: [login.server.revocationEndpoint],
      besides: [login.origin, login.server.tokenEndpoint.origin], isNamed: false)
  }

  private func announceSecret(
    of client: OAuthClient, to endpoints: [WebURL?], besides usual: Set<Origin>, isNamed: Bool
  ) throws(CommandFailure) {
    guard client.secret != nil else { return }
    var told = usual
    let places = endpoints.compactMap { $0?.origin }.filter { told.insert($0).inserted }
    guard !places.isEmpty else { return }
    for place in places { output.note(Line("the client's secret goes to \(place)", .warning)) }
    output.flush()
    guard !isNamed, output.isConversation, !environment.isReplay,
      !environment.confirm("send it there? ")
    else { return }
    throw CommandFailure(
      .cancelled, "the client's secret was not sent",
      note: "a line with --token-url names itself where it goes", try: ["help auth"])
  }
}

extension LoginWish {
  /// Whether somebody chose the server, who is not only what an API says.
  func names(_ server: OAuthServer) -> Bool {
    self.server != nil || token != nil || OAuthServer.known.contains { $0.server == server }
  }
}
