internal import ApusClient
internal import ApusSurroundings
internal import ApusText

/// Rows that are not broken where the screen ends: what is copied is whole.
private struct WholeRows: View {
  let rows: [Line]

  func lines(on screen: Screen) -> [Line] { rows }
}

// MARK: Asking somebody

extension LoginDialogue {
  /// Whether the screen is that of another machine, where no browser would be seen.
  var isRemote: Bool {
    ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].contains { environment.variable($0)?.isEmpty == false }
  }

  /// Whether a browser has a screen. `xdg-open` looks for one by these, and would take the terminal without.
  var hasScreen: Bool {
    environment.programs.path("xdg-open") == nil
      || ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment.variable($0)?.isEmpty == false }
  }

  /// Opens a browser where there is one to be seen.
  private func open(_ url: WebURL) {
    guard output.isConversation, !isRemote, hasScreen, !environment.isReplay,
      !environment.isOfFileFromElsewhere,
      (try? SystemOpener(environment).open(url.text)) != nil
    else { return }
    output.note(Line("a browser opens it", .dim))
  }

  /// A replay that asks for real shows nothing before its line has ended.
  private func checkThatSomebodyCanBeAsked() throws(CommandFailure) {
    guard environment.isReplay, environment.isLive else { return }
    throw CommandFailure(
      .oauthRefused, "nobody can be asked for a yes in a replay",
      note: "a session for it says `auth bearer env:TOKEN`, or `--flow client`", try: ["help auth"])
  }

  func byDevice(_ flow: OAuthFlow, approves: Bool) async throws -> OAuthTokens {
    let device = try await flow.device()
    if !approves { try checkThatSomebodyCanBeAsked() }
    output.note(Line("open this address, and type the code there:"))
    output.note(
      WholeRows(rows: [
        Line(), Line("    ") + Line(device.address.description, .url), Line(),
        Line("    ") + Line(device.userCode, .heading), Line(),
      ]))
    if approves {
      try await approve(device.wholeAddress ?? device.address)
    } else {
      open(device.wholeAddress ?? device.address)
    }
    output.flush()
    let countdown = Countdown(output.console, environment.clock, "waiting for your yes")
    return try await flow.tokens(for: device) { try await countdown.wait($0) }
  }

  func byCode(_ flow: OAuthFlow, _ wish: LoginWish) async throws -> OAuthTokens {
    if wish.approves { return try await byApprovedCode(flow) }
    try checkThatSomebodyCanBeAsked()
    if environment.isReplay { return try await byRecordedCode(flow) }
    let redirect: LoopbackRedirect
    do {
      redirect = try LoopbackRedirect(port: wish.port)
    } catch {
      throw CommandFailure(
        .requestParameter, "no port can be opened for the browser to come back to: \(error)",
        try: ["help auth"])
    }
    defer { redirect.close() }
    leftOut(redirect.address, "redirect")
    let asking = try OAuthAuthorization(flow.server, flow.client, redirect: redirect.address)
    redirect.expect { asking.owns($0) }
    output.note(Line("open this in a browser, and say yes there:"))
    output.note(WholeRows(rows: [Line(), Line(asking.url.description, .url), Line()]))
    open(asking.url)
    output.flush()
    let query = try await query(from: redirect)
    return try await flow.tokens(for: asking, code: learned(asking.code(from: query)))
  }

  /// Waits for the browser, for ten minutes. What belongs to another login is told once.
  private func query(from redirect: LoopbackRedirect) async throws -> [QueryItem] {
    let meter = Countdown(output.console, environment.clock, "waiting for the browser")
    var isTold = false
    let came = try await meter.wait(atMost: .seconds(600)) { line in
      if redirect.hasRefused, !isTold {
        isTold = true
        line.clear()
        output.note(
          Line(
            "somebody else's answer was refused: its state is another; the login goes on waiting", .warning))
        output.flush()
      }
      return redirect.query != nil
    }
    if came, let query = redirect.query { return query }
    throw CommandFailure(.oauthExpired, "the browser did not come back in ten minutes", try: ["help auth"])
  }

  // MARK: Without a browser

  /// In the practice API, which plays: always with the same marks, so that a session replays.
  private func byApprovedCode(_ flow: OAuthFlow) async throws -> OAuthTokens {
    let marks = OAuthAuthorization.Marks(fixed: "practice")
    let asking = try OAuthAuthorization(
      flow.server, flow.client, redirect: "http://127.0.0.1/callback", marks: marks)
    let location = try await approve(asking.url)
    guard let url = try? WebURL(location ?? ""), url.text.hasPrefix(asking.redirect) else {
      throw CommandFailure(
        .oauthRefused, "the server asked nobody: it does not know the client", try: ["help auth"])
    }
    return try await flow.tokens(for: asking, code: learned(asking.code(from: url.queryItems)))
  }

  /// As it was recorded: what stood there was secret.
  private func byRecordedCode(_ flow: OAuthFlow) async throws -> OAuthTokens {
    let text = { (name: String) in "{{secret:\(name)}}" }
    let asking = try OAuthAuthorization(flow.server, flow.client, redirect: text("redirect"))
    output.note(Line("open this in a browser, and say yes there:"))
    output.note(Lines([Line(), Line(flow.server.authorizationEndpoint?.description ?? "", .url), Line()]))
    return try await flow.tokens(for: asking, code: Secret(text("code"), name: "code"))
  }

  /// Says yes, as somebody does who follows a link.
  ///
  /// - Returns: where that leads.
  @discardableResult
  private func approve(_ url: WebURL) async throws -> String? {
    var request = Request(url: url.appending(path: "", query: [QueryItem(name: "approve", value: "yes")]))
    request.options.followsRedirects = false
    do {
      return try await transport.send(request).response?.headers["Location"]
    } catch {
      throw CommandFailure(error.code, error.message, try: ["help auth"])
    }
  }

  private func learned(_ code: Secret) -> Secret { code.withValue { given($0, "code") } }
}
