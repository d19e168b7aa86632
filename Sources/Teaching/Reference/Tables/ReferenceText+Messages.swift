extension ReferenceText {
  /// Cache directives: who sends one, and what it takes.
  static let directives: StaticString = """
    max-age|both seconds|RFC 9111, 5.2.2.1|For so many seconds an answer may be used without asking; in a request: no older than that.|Cache-Control: max-age=60|directive s-maxage, header Age, directive no-cache
      `Age` counts towards it. It overrules `Expires`.
    s-maxage|response seconds|RFC 9111, 5.2.2.10|The same as max-age for shared caches, which heed it first.|Cache-Control: s-maxage=600, max-age=60|directive max-age, directive private
    no-cache|both fields|RFC 9111, 5.2.2.4|It may be kept, and must be checked with the server before each use.|Cache-Control: no-cache|directive no-store, directive must-revalidate, header ETag
      With names in quotes, `no-cache="Set-Cookie"`, it is about those fields only.
    no-store|both none|RFC 9111, 5.2.2.5|No cache may keep anything of it.|Cache-Control: no-store|directive no-cache, directive private
      It is no protection of secrets by itself: what is on the way may not heed it.
    no-transform|both none|RFC 9111, 5.2.2.6|Nobody on the way may change the body.|Cache-Control: no-transform|203
    must-revalidate|response none|RFC 9111, 5.2.2.2|When it is stale it must be checked before it is used, also when the server cannot be reached.|Cache-Control: max-age=60, must-revalidate|directive proxy-revalidate, 504
    proxy-revalidate|response none|RFC 9111, 5.2.2.8|The same as must-revalidate for shared caches.|Cache-Control: proxy-revalidate|directive must-revalidate
    must-understand|response none|RFC 9111, 5.2.2.3|Only a cache that knows the status may keep it; such a one then ignores no-store.|Cache-Control: must-understand, no-store|directive no-store
    private|response fields|RFC 9111, 5.2.2.7|Only one user's own cache may keep it.|Cache-Control: private, max-age=60|directive public, directive s-maxage
    public|response none|RFC 9111, 5.2.2.9|Shared caches may keep it, also where Authorization or its kind would forbid that.|Cache-Control: public, max-age=3600|directive private
    immutable|response none|RFC 8246, 2|While it is fresh it does not change: a reload need not ask.|Cache-Control: max-age=31536000, immutable|directive max-age
    stale-while-revalidate|response seconds|RFC 5861, 3|So long after its end it may still be used, while the cache asks behind the scenes.|Cache-Control: max-age=60, stale-while-revalidate=30|directive stale-if-error
    stale-if-error|both seconds|RFC 5861, 4|So long after its end it may be used where asking ends in 500, 502, 503 or 504.|Cache-Control: max-age=60, stale-if-error=86400|directive stale-while-revalidate
    max-stale|request optional|RFC 9111, 5.2.1.2|An answer that is over is fine, by as many seconds as it says, or by any.|Cache-Control: max-stale=30|directive min-fresh
    min-fresh|request seconds|RFC 9111, 5.2.1.3|The answer must stay good for so many seconds more.|Cache-Control: min-fresh=20|directive max-stale
    only-if-cached|request none|RFC 9111, 5.2.1.7|Only from a cache; without one it is 504.|Cache-Control: only-if-cached|504
    """

  /// What a cookie can say of itself, and the beginnings of names that demand it.
  static let cookies: StaticString = """
    Domain|text|RFC 6265, 5.2.3|It goes back to this domain and to all below it; without it to the host only that set it.|Set-Cookie: id=1; Domain=example.com|cookie Path, cookie __Host-
      A host may name itself or a domain above it, never another.
    Path|text|RFC 6265, 5.2.4|It goes back for this path and all below it.|Set-Cookie: id=1; Path=/app|cookie Domain
      It keeps nothing secret: pages of other paths can still get at it.
    Expires|date|RFC 6265, 5.2.1|When it ends; without it and Max-Age it ends with the session. A time in the past deletes it.|Set-Cookie: id=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT|cookie Max-Age
    Max-Age|number|RFC 6265, 5.2.2|For how many seconds it lives; 0 or less deletes it. It overrules Expires.|Set-Cookie: id=1; Max-Age=3600|cookie Expires
    Secure|none|RFC 6265, 5.2.5|It goes over https only.|Set-Cookie: id=1; Secure|cookie __Secure-, cookie HttpOnly
    HttpOnly|none|RFC 6265, 5.2.6|Scripts of the page cannot read it.|Set-Cookie: id=1; HttpOnly|cookie Secure
    SameSite|strict|RFC 6265bis draft, 5.6.7|Whether it goes along when another site asks: `Strict` never, `Lax` on following a link, `None` always.|Set-Cookie: id=1; SameSite=Lax|csrf, cookie Secure
      `None` needs `Secure`. Without the attribute browsers take about `Lax`.
    Partitioned|none|CHIPS draft, 3|It is kept apart for each site that embeds the page; it needs Secure.|Set-Cookie: __Host-id=1; Secure; Path=/; Partitioned|cookie SameSite
    Priority|text|Chrome documentation|Which cookies go first when there are too many: `Low`, `Medium`, `High`.|Set-Cookie: id=1; Priority=High|cookie Max-Age
    __Host-|prefix|RFC 6265bis draft, 4.1.3.2|A cookie of this name must be Secure, have Path=/ and no Domain: no other host can set it.|Set-Cookie: __Host-id=1; Secure; Path=/|cookie __Secure-, cookie Domain
    __Secure-|prefix|RFC 6265bis draft, 4.1.3.1|A cookie of this name must be Secure.|Set-Cookie: __Secure-id=1; Secure|cookie __Host-
    __Http-|prefix|draft-ietf-httpbis-layered-cookies, 4.1.3.3|A cookie of this name must be Secure and HttpOnly: no script made it.|Set-Cookie: __Http-id=1; Secure; HttpOnly|cookie __Host-Http-
    __Host-Http-|prefix|draft-ietf-httpbis-layered-cookies, 4.1.3.4|A cookie of this name must keep the rules of both `__Host-` and `__Http-`.|Set-Cookie: __Host-Http-id=1; Secure; HttpOnly; Path=/|cookie __Http-, cookie __Host-
    """

  /// Schemes of `Authorization` and `WWW-Authenticate`; the traits are the parameters of a challenge.
  static let schemes: StaticString = """
    Basic|realm charset|RFC 7617, 2|User and password, joined by a colon, in Base64: readable by anybody who sees it.|WWW-Authenticate: Basic realm="api", charset="UTF-8"|scheme Bearer, 401, header Authorization
      A challenge must have `realm`; `charset` can only be UTF-8.
      `auth basic USER` sends it.
    Bearer|realm scope error error_description error_uri|RFC 6750, 2.1|A token: whoever has it, may.|WWW-Authenticate: Bearer error="invalid_token", error_description="expired"|scheme DPoP, 401, oauth
      `error` is `invalid_request` (400), `invalid_token` (401) or `insufficient_scope` (403).
      `realm` and `scope` are optional. `auth bearer` sends it.
    Digest|realm domain nonce opaque stale algorithm qop charset userhash|RFC 7616, 3.3|A hash of the password with a value of the server: the password itself does not travel.|WWW-Authenticate: Digest realm="a", nonce="7ypf", qop="auth", algorithm=SHA-256|scheme Basic, header Digest
      `stale=true` means that only the nonce is old: the password was right.
      `auth digest USER` sends it.
    Concealed|none|RFC 9729, 2|A signature made from the TLS connection, by which a server need not show that it asks.|Authorization: Concealed k=:YmFzZW1lbnQ=:|header Concealed-Auth-Export
    DPoP|algs error error_description scope|RFC 9449, 7.1|A token that works only with a proof of the key it was made for.|Authorization: DPoP TOKEN|header DPoP, scheme Bearer
    GNAP|as_uri referrer access|RFC 9635, 7.2|A token of GNAP, a protocol for granting access.|Authorization: GNAP TOKEN|scheme Bearer, header Detached-JWS
    HOBA|challenge max-age realm|RFC 7486, 3|A signature by a key that the client made for this origin.|WWW-Authenticate: HOBA max-age=10, challenge="MTY4"|header Hobareg
    Mutual|version algorithm validation realm|RFC 8120, 3|Password and server prove themselves to each other.|WWW-Authenticate: Mutual algorithm=iso-kam3-dl-2048-sha256, realm="a"|scheme SCRAM-SHA-256
    Negotiate|token|RFC 4559, 4|Kerberos or NTLM, as Windows networks use it; it is about the connection, against HTTP's rules.|WWW-Authenticate: Negotiate|scheme NTLM, 401
    NTLM|token|Microsoft, MS-NTHT|An old login of Windows; it is about the connection. It is not registered.|WWW-Authenticate: NTLM|scheme Negotiate
    OAuth|realm oauth_consumer_key oauth_nonce oauth_signature|RFC 5849, 3.5.1|OAuth 1.0: each request is signed.|Authorization: OAuth oauth_consumer_key="a", oauth_nonce="b"|oauth, scheme Bearer
    PrivateToken|challenge token-key max-age|RFC 9577, 2|A token that proves something without saying who asks.|WWW-Authenticate: PrivateToken challenge="AAEA", token-key="MIIB"|scheme Bearer
    SCRAM-SHA-1|realm data sid|RFC 7804, 5|Password and server prove themselves, by SHA-1.|WWW-Authenticate: SCRAM-SHA-1 realm="a"|scheme SCRAM-SHA-256
    SCRAM-SHA-256|realm data sid|RFC 7804, 5|Password and server prove themselves, by SHA-256.|WWW-Authenticate: SCRAM-SHA-256 realm="a"|scheme Mutual
    vapid|t k|RFC 8292, 3|Who sends a push message: a signed text and a key.|Authorization: vapid t=eyJ0eXAi, k=BA1Hxzyi|header TTL, header Urgency
    AWS4-HMAC-SHA256|Credential SignedHeaders Signature|AWS Signature Version 4|Amazon's signature of the request. It is not registered.|Authorization: AWS4-HMAC-SHA256 Credential=AKID/20260128/us-east-1/s3/aws4_request|header X-Amz-Date
    ApiKey|none|convention|A key, as some services take it. It is not registered.|Authorization: ApiKey KEY|header X-Api-Key
    Token|none|convention, GitHub among others|A token, as services took it before Bearer. It is not registered.|Authorization: token TOKEN|scheme Bearer
    """

  /// Codings of bodies: `content`, `transfer`, or both.
  static let codings: StaticString = """
    gzip|content transfer|RFC 9110, 8.4.1.3|Compressed as by the program gzip; every client reads it.|Content-Encoding: gzip|header Content-Encoding, header Accept-Encoding, coding br
    x-gzip|content transfer|RFC 9110, 8.4.1.3|An old name of gzip.|Content-Encoding: x-gzip|coding gzip
    deflate|content transfer|RFC 9110, 8.4.1.2|Compressed by deflate inside zlib's format; some servers leave zlib's head out, against the rule.|Content-Encoding: deflate|coding gzip
    compress|content transfer|RFC 9110, 8.4.1.1|Compressed as by the old program compress; nobody uses it.|Content-Encoding: compress|coding gzip
    x-compress|content transfer|RFC 9110, 8.4.1.1|An old name of compress.|Content-Encoding: x-compress|coding compress
    br|content|RFC 7932, 1|Compressed by Brotli: smaller than gzip for text.|Content-Encoding: br|coding gzip, coding zstd
    zstd|content|RFC 8878, 7.2|Compressed by Zstandard: fast, and about as small as Brotli.|Content-Encoding: zstd|coding br
      A window of more than 8 MB must not be used on the web (RFC 9659, 3).
    dcb|content|RFC 9842, 4|Compressed by Brotli with a dictionary that both sides have.|Content-Encoding: dcb|header Use-As-Dictionary, coding dcz
    dcz|content|RFC 9842, 5|Compressed by Zstandard with a dictionary that both sides have.|Content-Encoding: dcz|header Use-As-Dictionary, coding dcb
    identity|content|RFC 9110, 12.5.3|Not compressed; it stands in Accept-Encoding only.|Accept-Encoding: identity|header Accept-Encoding
    aes128gcm|content|RFC 8188, 2|Encrypted, for whoever has the key.|Content-Encoding: aes128gcm|scheme vapid
    exi|content|W3C EXI, 1|XML in a compact binary form.|Content-Encoding: exi|type application/xml
    pack200-gzip|content|JSR 200|Java archives, made small.|Content-Encoding: pack200-gzip|coding gzip
    chunked|transfer|RFC 9112, 7.1|In pieces, each with its size before it; an empty one ends the body.|Transfer-Encoding: chunked|header Transfer-Encoding, header Trailer, header Content-Length
      HTTP/2 and HTTP/3 have frames for that, and forbid it.
    trailers|transfer|RFC 9110, 10.1.4|It is no coding: in TE it says that fields after the body are read.|TE: trailers|header TE, header Trailer
    """

  /// Problem types of RFC 9457.
  static let problems: StaticString = """
    about:blank|none|RFC 9457, 4.2.1|The problem is what the status says, and nothing more; `title` should be its phrase.|"type": "about:blank"|type application/problem+json
    date|none|RFC 9458, 6.5.2|The request's Date is too far from the server's clock.|"type": "https://iana.org/assignments/http-problem-types#date"|header Date, 400
    ohttp-key|none|RFC 9458, 5.3|The key of an encrypted request is unknown or too old.|"type": "https://iana.org/assignments/http-problem-types#ohttp-key"|400
    quota-exceeded|none|IETF draft, RateLimit fields, problem types|A quota is used up; `violated-policies` names it.|"type": "https://iana.org/assignments/http-problem-types#quota-exceeded"|429, header RateLimit
    temporary-reduced-capacity|none|IETF draft, RateLimit fields, problem types|The server takes fewer requests for a while.|"type": "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity"|503, header Retry-After
    abnormal-usage-detected|none|IETF draft, RateLimit fields, problem types|The requests look like an attack.|"type": "https://iana.org/assignments/http-problem-types#abnormal-usage-detected"|429, 403
    """
}
