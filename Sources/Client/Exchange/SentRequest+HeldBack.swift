extension SentRequest {
  /// Names of what was held back and did not go out in another way either.
  package var notSent: [String] { withheld.filter { !headers.contains($0) } }

  /// Names of headers that were held back, and that went out with another value: the cookie jar has cookies of its own for the
  /// place, and a URL may have a user.
  package var sentOtherwise: [String] { withheld.filter(headers.contains) }
}
