internal import ApusEncodings
internal import Synchronization

/// The pages of the practice API's authorization server, which a browser without pictures and scripts can use.
enum OAuthPages {
  /// Asks for a yes, or takes the answer and sends the browser back with it.
  static func authorize(_ call: Call) -> Response {
    let client = call.query("client_id") ?? ""
    guard !client.isEmpty, client != OAuthClientName.nobody.rawValue,
      let redirect = call.query("redirect_uri"),
      isOfThisMachine(redirect)
    else { return page("No", "<p>There is no client of that name and address.</p>", status: 400) }
    guard let answer = call.query("approve") else {
      let query = HTMLQuoting.escaped(call.request.target.rawQuery ?? "")
      return page(
        "\(HTMLQuoting.escaped(client)) asks for your yes",
        """
        <p>It wants: \(HTMLQuoting.escaped(call.query("scope") ?? "read")).</p>
        <p><a href="/oauth/authorize?\(query)&amp;approve=yes">Say yes</a></p>
        <p><a href="/oauth/authorize?\(query)&amp;approve=no">Say no</a></p>
        """)
    }
    return back(call, to: redirect, items(call, client, redirect, isYes: answer == "yes"))
  }

  /// Only this machine gets a code: anything else would be a redirect to wherever a link says.
  private static func isOfThisMachine(_ redirect: String) -> Bool {
    ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { start in
      guard redirect.hasPrefix(start) else { return false }
      let next = redirect.dropFirst(start.count).first
      return next == nil || next == "/" || next == ":"
    }
  }

  private static func items(
    _ call: Call, _ client: String, _ redirect: String, isYes: Bool
  ) -> [(String, String)] {
    let isForged = client == OAuthClientName.forged.rawValue
    let state = call.query("state").map { [("state", isForged ? "another" : $0)] } ?? []
    guard isYes, client != OAuthClientName.denied.rawValue else {
      return [("error", "access_denied"), ("error_description", "Somebody said no.")] + state
    }
    guard call.query("response_type") == "code", call.query("code_challenge_method") == "S256",
      let challenge = call.query("code_challenge")
    else { return [("error", "invalid_request"), ("error_description", "Only codes with S256.")] + state }
    guard let scopes = OAuthForm.scopes(in: call.query("scope")) else {
      return [("error", "invalid_scope"), ("error_description", "There is no such scope.")] + state
    }
    let code = OAuthDesk.Code(
      client: client, redirect: redirect, challenge: challenge, scopes: scopes, nonce: call.query("nonce"))
    return [("code", call.site.state.oauth.withLock { $0.code(for: code) })] + state
  }

  private static func back(_ call: Call, to redirect: String, _ items: [(String, String)]) -> Response {
    let query = items.map { "\($0)=\(PercentEncoding.encode($1, for: .queryValue))" }.joined(separator: "&")
    let sign = redirect.contains("?") ? "&" : "?"
    return .empty(302, [Field("Location", "\(redirect)\(sign)\(query)"), Field("Cache-Control", "no-store")])
  }

  /// Takes the code that a device shows, then the answer.
  static func device(_ call: Call) -> Response {
    guard let code = call.query("user_code"), !code.isEmpty else {
      return page(
        "A code that another screen shows",
        """
        <form action="/oauth/device"><p><input name="user_code" autofocus> <button>Go on</button></p></form>
        """)
    }
    guard let answer = call.query("approve") else {
      let query = PercentEncoding.encode(code, for: .queryValue)
      return page(
        "\(HTMLQuoting.escaped(code)) asks for your yes",
        """
        <p><a href="/oauth/device?user_code=\(query)&amp;approve=yes">Say yes</a></p>
        <p><a href="/oauth/device?user_code=\(query)&amp;approve=no">Say no</a></p>
        """)
    }
    let isYes = answer == "yes"
    guard call.site.state.oauth.withLock({ $0.answer(userCode: code, isYes ? .yes : .no) }) else {
      return page("No", "<p>There is no such code.</p>", status: 400)
    }
    return page(isYes ? "Yes" : "No", "<p>That is noted. The other screen goes on.</p>")
  }

  private static func page(_ title: String, _ content: String, status: Int = 200) -> Response {
    .html(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>\(title)</title></head>
      <body>
      <h1>\(title)</h1>
      \(content)
      </body>
      </html>

      """, status: status, [Field("Cache-Control", "no-store")])
  }
}
