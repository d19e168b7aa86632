internal import ApusEncodings

/// What is signed, and by what that can be checked.
enum SigningRoutes: RouteGroup {
  static let title = "Signatures"

  static let routes: [Route] = [
    .get("/signed", "A message that is signed as GitHub signs, with the key `practice`.") { _ in
      let message = Array(#"{"message": "signed by practice"}"#.utf8)
      let code = Hex.digits(of: HMAC(key: Array("practice".utf8)).code(of: message))
      return Response(
        200,
        [Field("Content-Type", "application/json"), Field("X-Hub-Signature-256", "sha256=" + code)],
        body: .bytes(message))
    }
    .answering(200, .object(["message": .text])),
    .get("/token", "A JSON Web Token that says who Ada is, signed with ES256.") { _ in
      .json(["access_token": .string(token), "token_type": "Bearer"])
    }
    .answering(200, .object(["access_token": .text, "token_type": .text])),
    .get("/.well-known/jwks.json", "The key that signed it (RFC 7517).") { _ in .json(keys) }
      .answering(
        200,
        .object([
          "keys": .array(of: .object(["kty": .text, "kid": .text, "crv": .text, "x": .text, "y": .text]))
        ])),
  ]

  /// Made once, with a key that is gone: the same in every run, so that sessions replay. Its time is over.
  private static let token =
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImUifQ.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUiLCJ"
    + "zdWIiOiJhZGEiLCJhdWQiOiJhcHVzIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwMDM2MDB9.UdnWxpDuwqzp"
    + "RMua-uK2GS0fZQ1Svt55Zevy6qxof6KZg0r2kOzzIniV_EUJiL8vY7y-ct9aJ8eNIjXYVCOHJg"

  private static let keys: JSONText = [
    "keys": [
      [
        "kty": "EC", "kid": "e", "crv": "P-256",
        "x": "oo0A-OP4IHoO2MYMQ0SYjLHDNHLMtQf2-aF8xFVHmVo",
        "y": "Z04hM8AH9PB_5cE_-yGHZobhu_HgOtL-bHGmtJCCO6A",
      ]
    ]
  ]
}
