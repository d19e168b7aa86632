extension HeaderEntry {
  /// Who is asking (RFC 9110, 11).
  static let authentication = [
    HeaderEntry(
      "Authorization", .request, "who you are; better: auth",
      "`Bearer TOKEN`, or `Basic` with name and password in Base64, which hides nothing.",
      "Apus sends it to the origin it was set for, and to no other.", source: "RFC 9110, 11.6.2"),
    HeaderEntry(
      "WWW-Authenticate", .response, "how you can say who you are",
      "401 must bring it; any other status may, to say that a credential would change the answer.",
      "It names schemes with their parameters. Basic demands a `realm`; for Bearer it is optional (RFC 6750, 3).",
      "`error=\"invalid_token\"` means that the token was there and is no good (RFC 6750, 3.1).",
      source: "RFC 9110, 11.6.1"),
    HeaderEntry(
      "Authentication-Info", .response, "what follows a successful login",
      source: "RFC 9110, 11.6.3"),
    HeaderEntry(
      "Proxy-Authenticate", .response, "how to say to a proxy who you are", "It comes with 407.",
      source: "RFC 9110, 11.7.1"),
    HeaderEntry(
      "Proxy-Authorization", .request, "who you are, for a proxy", source: "RFC 9110, 11.7.2"),
    HeaderEntry(
      "X-Api-Key", .request, "a key; better: auth header X-Api-Key",
      "A custom of many services, not a standard.", source: "convention"),
  ]

  /// State between requests (RFC 6265).
  static let cookies = [
    HeaderEntry(
      "Cookie", .request, "cookies; better: they are kept by themselves",
      "Holds `name=value` pairs and nothing of what `Set-Cookie` said about them.", source: "RFC 6265, 4.2"),
    HeaderEntry(
      "Set-Cookie", .response, "a cookie to send back",
      "One header for each: they must not be joined with commas.",
      "`Path` and `Domain` say where to; without `Domain` it is this host only.",
      "`Secure`: over https only. `HttpOnly`: not for scripts. `Max-Age` in seconds; 0 deletes it.",
      source: "RFC 6265, 4.1"),
  ]
}
