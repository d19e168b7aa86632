extension ReferenceText {
  /// What AWS and its like call an error of a signature.
  static let signErrors: StaticString = """
    SignatureDoesNotMatch|none|AWS, common errors|The server signed the request itself and came to another signature.|{"Code": "SignatureDoesNotMatch"}|scheme AWS4-HMAC-SHA256, AuthorizationHeaderMalformed
      What to do: look at the secret first, then compare CanonicalRequest in the answer, where it is, with what was sent.
    InvalidSignatureException|none|AWS, common errors|The server signed the request itself and came to another signature, or the time in it is wrong.|{"__type": "InvalidSignatureException"}|SignatureDoesNotMatch
      What to do: look at the secret first, then at this machine's clock.
    InvalidAccessKeyId|none|AWS, S3|The access key is not known there.|{"Code": "InvalidAccessKeyId"}|scheme AWS4-HMAC-SHA256
      What to do: take a key that is not deleted; one that holds for a while needs its token, too (`--token`).
    InvalidClientTokenId|none|AWS, common errors|The access key is not known there.|<Code>InvalidClientTokenId</Code>|InvalidAccessKeyId
      What to do: take a key that is not deleted; one that holds for a while needs its token, too (`--token`).
    UnrecognizedClientException|none|AWS, common errors|The access key is not known there.|{"__type": "UnrecognizedClientException"}|InvalidAccessKeyId
      What to do: take a key that is not deleted; one that holds for a while needs its token, too (`--token`).
    RequestTimeTooSkewed|none|AWS, S3|The time in the request is more than 15 minutes from the server's.|{"Code": "RequestTimeTooSkewed"}|header X-Amz-Date
      What to do: set this machine's clock.
    RequestExpired|none|AWS, common errors|The request is too old: it was signed more than 15 minutes ago.|<Code>RequestExpired</Code>|header X-Amz-Date
      What to do: sign it anew, or set this machine's clock.
    ExpiredToken|none|AWS, S3|The token of the key has run out.|{"Code": "ExpiredToken"}|InvalidAccessKeyId
      What to do: get another key and its token, and say them with `auth aws`.
    ExpiredTokenException|none|AWS, common errors|The token of the key has run out.|{"__type": "ExpiredTokenException"}|ExpiredToken
      What to do: get another key and its token, and say them with `auth aws`.
    MissingAuthenticationToken|none|AWS, common errors|The request is not signed, or nothing is at its path.|<Code>MissingAuthenticationToken</Code>|scheme AWS4-HMAC-SHA256
      What to do: sign with `auth aws`, and look at the path.
    IncompleteSignature|none|AWS, common errors|What the request says of its signature is not whole.|<Code>IncompleteSignature</Code>|scheme AWS4-HMAC-SHA256
      What to do: let `auth aws` sign, and set no Authorization of your own.
    AuthorizationHeaderMalformed|none|AWS, S3|The signature is for another region, service or day than the server's.|{"Code": "AuthorizationHeaderMalformed"}|scheme AWS4-HMAC-SHA256
      What to do: take the region that the answer names with `--region`; the service is `--service`.
    XAmzContentSHA256Mismatch|none|AWS, S3|The body that came is another than the one that was signed.|{"Code": "XAmzContentSHA256Mismatch"}|SignatureDoesNotMatch
      What to do: set no X-Amz-Content-Sha256 of your own, and look for what changes bodies on the way.
    """
}
