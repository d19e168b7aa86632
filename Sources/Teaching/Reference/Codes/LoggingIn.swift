internal import ApusClient

extension CodeEntry {
  /// OAuth 2. Nothing was asked of the API itself.
  static let loggingIn = [
    CodeEntry(
      .oauthRefused, "the authorization server said no",
      certain: [
        "The server understood what was asked, and gave no token.", "Its own word for it is in the message.",
      ],
      guesses: [
        "The client's id or its secret is another one there.", "Somebody said no.",
        "The code or the refresh token was used before, or is too old.",
      ],
      try: ["help auth"]),
    CodeEntry(
      .oauthAnswer, "what came is no answer of OAuth 2",
      certain: ["The place that was asked answered, and not as RFC 6749 has it."],
      guesses: [
        "The address is that of a page.", "A proxy or a login page of the network stands in between.",
      ],
      try: ["help auth"]),
    CodeEntry(
      .oauthState, "what came back belongs to another login",
      certain: ["The code in it was not used.", "What is checked is the state, and for OpenID the nonce."],
      guesses: ["It is a page of an earlier login.", "Somebody tried to log you in as somebody else."],
      try: ["help auth"]),
    CodeEntry(
      .oauthExpired, "the time for it is over",
      certain: ["No token was given."],
      guesses: ["Nobody said yes in time.", "The token has run out, and there is none to renew it with."],
      try: ["help auth"]),
    CodeEntry(
      .oauthEndpoint, "nothing says where to log in, or not in a way that can be trusted",
      certain: ["No secret was sent."],
      guesses: [
        "The API takes tokens that are made on a page of its own.", "The server does not tell of itself.",
      ],
      try: ["help auth"]),
  ]
}
