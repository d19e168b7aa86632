extension ReferenceText {
  /// The words by which OAuth 2 says no.
  static let oauthErrors: StaticString = """
    invalid_request|none|RFC 6749, 5.2|Something is missing in the request, is there twice, or cannot be read.|{"error": "invalid_request"}|oauth, oauth.refused
      What to do: compare what was sent with the server's documentation.
    invalid_client|none|RFC 6749, 5.2|The server does not know the client, or its secret is wrong.|{"error": "invalid_client"}|oauth, oauth.refused
      What to do: look up the id and the secret where the client is registered; a client without a secret sends none.
    invalid_grant|none|RFC 6749, 5.2|The code or the refresh token is not good: used before, too old, taken back, or of another client.|{"error": "invalid_grant"}|oauth, oauth.refused
      What to do: log in anew. A server that rotates refresh tokens takes each of them once.
    unauthorized_client|none|RFC 6749, 5.2|The client may not have tokens in this way.|{"error": "unauthorized_client"}|oauth, oauth.refused
      What to do: allow this way where the client is registered, or take another one.
    unsupported_grant_type|none|RFC 6749, 5.2|The server gives no tokens in this way.|{"error": "unsupported_grant_type"}|oauth, oauth.refused
      What to do: take another way, such as a code.
    unsupported_response_type|none|RFC 6749, 4.1.2.1|The server gives no codes.|?error=unsupported_response_type|oauth, oauth.refused
      What to do: take another way, such as a code for a device.
    invalid_scope|none|RFC 6749, 5.2|A scope is not known, or may not be asked for.|{"error": "invalid_scope"}|oauth, insufficient_scope
      What to do: ask for scopes that the server's metadata or documentation names.
    access_denied|none|RFC 6749, 4.1.2.1|Somebody said no, or the server did in their place.|?error=access_denied|oauth, oauth.refused
      What to do: log in again and say yes, or ask who may.
    server_error|none|RFC 6749, 4.1.2.1|The server failed, and cannot answer a browser with 500.|?error=server_error|500, oauth.refused
      What to do: try again later.
    temporarily_unavailable|none|RFC 6749, 4.1.2.1|The server is busy, and cannot answer a browser with 503.|?error=temporarily_unavailable|503, oauth.refused
      What to do: try again later.
    invalid_token|none|RFC 6750, 3.1|The token has run out, was taken back, or is none of this server's.|WWW-Authenticate: Bearer error="invalid_token"|401, oauth
      What to do: renew the token, or log in anew. After a login Apus renews it by itself, once.
    insufficient_scope|none|RFC 6750, 3.1|The token is good, and not for this.|WWW-Authenticate: Bearer error="insufficient_scope", scope="write"|403, oauth
      What to do: log in anew with the scope that is named. To renew the token does not help.
    authorization_pending|none|RFC 8628, 3.5|Nobody has said yes yet.|{"error": "authorization_pending"}|slow_down, expired_token
      What to do: wait, and ask again after the interval.
    slow_down|none|RFC 8628, 3.5|Nobody has said yes yet, and the questions come too often.|{"error": "slow_down"}|authorization_pending
      What to do: wait five seconds longer from now on.
    expired_token|none|RFC 8628, 3.5|The code for the device has run out.|{"error": "expired_token"}|oauth.expired
      What to do: ask for another code.
    unsupported_token_type|none|RFC 7009, 2.2.1|The server takes no tokens of this kind back.|{"error": "unsupported_token_type"}|oauth
      What to do: let the token run out, or give the refresh token back.
    login_required|none|OpenID Connect Core, 3.1.2.6|Somebody has to log in, and was not to be asked.|?error=login_required|oauth, oauth.refused
      What to do: ask without `prompt=none`.
    interaction_required|none|OpenID Connect Core, 3.1.2.6|Somebody has to do something, and was not to be asked.|?error=interaction_required|oauth, oauth.refused
      What to do: ask without `prompt=none`.
    consent_required|none|OpenID Connect Core, 3.1.2.6|Somebody has to say yes, and was not to be asked.|?error=consent_required|oauth, oauth.refused
      What to do: ask without `prompt=none`.
    """
}
