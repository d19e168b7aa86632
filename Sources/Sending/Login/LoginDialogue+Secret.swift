internal import ApusClient
internal import ApusLanguage
internal import ApusSurroundings
internal import ApusText

// Where a client's secret is about to go is said, but for the origin that the login is for. Unless the line names the place,
// whoever talks is asked, and in a script it does not go there.
extension LoginDialogue {
  /// - Throws: `CommandFailure` where nobody wants it to go there.
  func announceSecret(
    of client: OAuthClient, by grant: OAuthGrant, to server: OAuthServer, for origin: Origin, isNamed: Bool
  ) throws(CommandFailure) {
    let device = grant == .device ? server.deviceEndpoint : nil
    var places = ItemPrinter().quoted(server.tokenEndpoint.text)
    if let device { places += " --device-url \(ItemPrinter().quoted(device.text))" }
    try announceSecret(
      of: client, to: [server.tokenEndpoint, device], besides: [origin], for: origin, isNamed: isNamed,
      refused: ("a line with --token-url \(places) names itself where it goes", "help auth"))
  }

  /// - Throws: `CommandFailure` where nobody wants it to go there.
  func announceSecret(ofRevoking login: OAuthLogin) throws(CommandFailure) {
    // Where tokens are had was said when they were.
    try announceSecret(
      of: login.client, to: [login.server.revocationEndpoint],
      besides: [login.origin, login.server.tokenEndpoint.origin], for: login.origin, isNamed: false,
      refused: ("the server was not told; here the token can be forgotten", "auth forget"))
  }

  private func announceSecret(
    of client: OAuthClient, to endpoints: [WebURL?], besides usual: Set<Origin>, for origin: Origin,
    isNamed: Bool, refused: (note: String, line: String)
  ) throws(CommandFailure) {
    guard client.secret != nil else { return }
    var told = usual
    let places = endpoints.compactMap { $0?.origin }.filter { told.insert($0).inserted }
    guard let first = places.first else { return }
    // A replay does as it was recorded; one that asks for real was allowed to ask there.
    let asks = !isNamed && !environment.isReplay
    if asks, !output.isConversation {
      throw CommandFailure(
        .oauthEndpoint, "the client's secret was not sent: \(first) is not \(origin), and no line names it",
        note: refused.note, try: [refused.line])
    }
    for place in places { output.note(Line("the client's secret goes to \(place)", .warning)) }
    output.flush()
    guard !asks || environment.confirm("the login is for \(origin), which names that place; send it there? ")
    else {
      throw CommandFailure(
        .cancelled, "the client's secret was not sent", note: refused.note, try: [refused.line])
    }
  }
}

extension LoginWish {
  /// Whether somebody chose the server, who is not only what an API says.
  func names(_ server: OAuthServer) -> Bool {
    self.server != nil || token != nil || OAuthServer.known.contains { $0.server == server }
  }
}
