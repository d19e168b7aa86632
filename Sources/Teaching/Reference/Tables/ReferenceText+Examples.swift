extension ReferenceText {
  /// How a known header looks, and what else to see: a line as in any other table, without the rest.
  static let headerExamples: StaticString = """
    Accept||||Accept: application/json, text/*;q=0.5|header Content-Type, header Vary, 406
    Accept-Encoding||||Accept-Encoding: gzip, br|header Content-Encoding, coding gzip
    Accept-Language||||Accept-Language: ja, en;q=0.5|header Content-Language, header Vary
    Accept-Charset||||Accept-Charset: utf-8|charset, header Content-Type
    Accept-Patch||||Accept-Patch: application/merge-patch+json|method PATCH, 415
    Prefer||||Prefer: return=minimal|header Preference-Applied
    Preference-Applied||||Preference-Applied: return=minimal|header Prefer
    Vary||||Vary: Accept, Accept-Encoding|header Cache-Control, header Accept
    User-Agent||||User-Agent: my-program/1.0|header Server
    Server||||Server: nginx|header User-Agent, header Via
    Content-Type||||Content-Type: application/json|header Accept, charset, 415
    Content-Length||||Content-Length: 348|header Transfer-Encoding, 411, body.truncated
    Content-Encoding||||Content-Encoding: gzip|coding gzip, header Accept-Encoding
    Content-Language||||Content-Language: ja|header Accept-Language
    Content-Location||||Content-Location: /items/7.json|header Location, method POST
    Content-Disposition||||Content-Disposition: attachment; filename="a.zip"|header Content-Type
    Last-Modified||||Last-Modified: Wed, 21 Oct 2026 07:28:00 GMT|header If-Modified-Since, header ETag
    ETag||||ETag: "33a64df5"|header If-None-Match, header If-Match, 304, 412
    Date||||Date: Wed, 21 Oct 2026 07:28:00 GMT|header Age, header Expires
    Cache-Control||||Cache-Control: private, max-age=60|directive max-age, directive no-store, directive private, cache
    Age||||Age: 24|header Cache-Control, directive max-age
    Expires||||Expires: Wed, 21 Oct 2026 07:28:00 GMT|header Cache-Control, directive max-age
    Pragma||||Pragma: no-cache|header Cache-Control
    Warning||||Warning: 110 - "Response is Stale"|header Age
    If-Match||||If-Match: "33a64df5"|header ETag, 412, header If-None-Match
    If-None-Match||||If-None-Match: "33a64df5"|header ETag, 304, header If-Modified-Since
    If-Modified-Since||||If-Modified-Since: Wed, 21 Oct 2026 07:28:00 GMT|header Last-Modified, 304
    If-Unmodified-Since||||If-Unmodified-Since: Wed, 21 Oct 2026 07:28:00 GMT|header If-Match, 412
    Range||||Range: bytes=0-99|206, 416, header If-Range
    If-Range||||If-Range: "33a64df5"|header Range, header ETag
    Accept-Ranges||||Accept-Ranges: bytes|header Range
    Content-Range||||Content-Range: bytes 0-99/1234|206, 416
    Authorization||||Authorization: Bearer TOKEN|scheme Bearer, scheme Basic, 401
    WWW-Authenticate||||WWW-Authenticate: Bearer realm="api"|401, scheme Bearer, scheme Basic, header Authorization
    Authentication-Info||||Authentication-Info: nextnonce="8f3c"|scheme Digest
    Proxy-Authenticate||||Proxy-Authenticate: Basic realm="proxy"|407, header Proxy-Authorization
    Proxy-Authorization||||Proxy-Authorization: Basic CREDENTIALS|407, header Proxy-Authenticate
    X-Api-Key||||X-Api-Key: KEY|header Authorization, 401
    Cookie||||Cookie: id=1|header Set-Cookie
    Set-Cookie||||Set-Cookie: id=1; Path=/; Secure; HttpOnly; SameSite=Lax|cookie SameSite, cookie Secure, cookie Domain, cookie __Host-
    Host||||Host: api.example|http/1.1, 421
    Connection||||Connection: close|header Keep-Alive, http/1.1
    Keep-Alive||||Keep-Alive: timeout=5|header Connection
    Transfer-Encoding||||Transfer-Encoding: chunked|coding chunked, header Content-Length
    TE||||TE: trailers|header Trailer, header Transfer-Encoding
    Trailer||||Trailer: Content-Digest|header TE, trailers
    Upgrade||||Upgrade: websocket|101, 426, websocket
    Expect||||Expect: 100-continue|100, 417
    Via||||Via: 1.1 proxy.example|header Forwarded, header Max-Forwards
    Forwarded||||Forwarded: for=192.0.2.60;proto=https;by=203.0.113.43|header X-Forwarded-For, header Via
    Alt-Svc||||Alt-Svc: h3=":443"; ma=86400|http/3, header Alt-Used
    Location||||Location: /items/7|201, 301, redirect
    Allow||||Allow: GET, HEAD, PUT|405, method OPTIONS
    Retry-After||||Retry-After: 120|429, 503, retry
    Referer||||Referer: https://a.example/page|header Referrer-Policy, header Origin
    Origin||||Origin: https://app.example|cors, header Access-Control-Allow-Origin
    Idempotency-Key||||Idempotency-Key: "8e03978e-40d5-43dd-bc93-6894a57f9324"|idempotent, method POST
    X-Requested-With||||X-Requested-With: XMLHttpRequest|preflight, csrf
    Link||||Link: <https://api.example/items?page=2>; rel="next"|relation next, pagination
    Deprecation||||Deprecation: @1688169599|header Sunset, relation deprecation
    Sunset||||Sunset: Sat, 31 Dec 2028 23:59:59 GMT|header Deprecation, 410
    Access-Control-Allow-Origin||||Access-Control-Allow-Origin: https://app.example|cors, header Origin, header Access-Control-Allow-Credentials
    Strict-Transport-Security||||Strict-Transport-Security: max-age=31536000; includeSubDomains|hsts, tls
    Content-Security-Policy||||Content-Security-Policy: default-src 'self'|header Content-Security-Policy-Report-Only
    X-Content-Type-Options||||X-Content-Type-Options: nosniff|header Content-Type
    X-Request-Id||||X-Request-Id: 7f4c|header X-Correlation-ID, header Traceparent
    traceparent||||traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01|header Tracestate, header X-Request-Id
    X-Accepted-GitHub-Permissions||||X-Accepted-GitHub-Permissions: contents=read|403, header X-OAuth-Scopes
    X-GitHub-SSO||||X-GitHub-SSO: required; url=https://github.com/orgs/a/sso|403
    RateLimit||||RateLimit: "day";r=5;t=60|header RateLimit-Policy, 429, rate-limit
    RateLimit-Policy||||RateLimit-Policy: "day";q=100;w=86400|header RateLimit
    X-RateLimit-Limit||||X-RateLimit-Limit: 60|header X-RateLimit-Remaining, rate-limit
    X-RateLimit-Remaining||||X-RateLimit-Remaining: 59|header X-RateLimit-Reset, 429
    X-RateLimit-Reset||||X-RateLimit-Reset: 1893456000|header X-RateLimit-Remaining, header RateLimit-Reset
    X-RateLimit-Used||||X-RateLimit-Used: 1|header X-RateLimit-Limit
    X-RateLimit-Resource||||X-RateLimit-Resource: core|header X-RateLimit-Limit
    X-GitHub-Api-Version||||X-GitHub-Api-Version: 2022-11-28|header Accept
    X-GitHub-Media-Type||||X-GitHub-Media-Type: github.v3; format=json|header Accept
    X-GitHub-Request-Id||||X-GitHub-Request-Id: D0B6:2F:1|header X-Request-Id
    X-OAuth-Scopes||||X-OAuth-Scopes: repo, user|header X-Accepted-OAuth-Scopes, 403
    X-Accepted-OAuth-Scopes||||X-Accepted-OAuth-Scopes: repo|header X-OAuth-Scopes, 403
    X-Poll-Interval||||X-Poll-Interval: 60|header Retry-After
    Rate-Limit||||Rate-Limit: 60|header Rate-Remaining, rate-limit
    Rate-Remaining||||Rate-Remaining: 59|header Rate-Reset, 429
    Rate-Reset||||Rate-Reset: 1893456000|header Rate-Remaining
    Total-Count||||Total-Count: 42|header Link, header X-Total-Count
    """

  /// What usually comes with a known status, and what else to see.
  static let statusExamples: StaticString = """
    100|||||header Expect, 417
    101||||Upgrade: websocket|header Upgrade, websocket
    102|||||1xx, 103
    103||||Link: </style.css>; rel=preload; as=style|header Link, relation preload
    104|||||1xx, 201
    200|||||2xx, cache
    201||||Location: /items/7|header Location, method POST
    202|||||200, 303
    203|||||directive no-transform, header Via
    204|||||205, method DELETE
    205|||||204
    206||||Content-Range: bytes 0-99/1234|header Range, 416, type multipart/byteranges
    207|||||method PROPFIND, 208
    208|||||207, method BIND
    226||||IM: vcdiff|header A-IM, header IM
    300|||||negotiation, header Alternates
    301||||Location: /new|308, 302, redirect
    302||||Location: /elsewhere|307, 303, redirect
    303||||Location: /items/7|302, 201
    304||||ETag: "33a64df5"|header If-None-Match, header ETag, cache
    305|||||proxy, 407
    306|||||305
    307||||Location: /elsewhere|302, 308, redirect
    308||||Location: /new|301, 307, redirect
    400|||||422, 4xx
    401||||WWW-Authenticate: Bearer realm="api"|403, header WWW-Authenticate, scheme Bearer, scheme Basic
    402|||||403, relation payment
    403|||||401, 404, 451
    404|||||410, 403
    405||||Allow: GET, HEAD|header Allow, 501
    406|||||header Accept, 415, negotiation
    407||||Proxy-Authenticate: Basic realm="proxy"|401, header Proxy-Authenticate
    408||||Connection: close|504, retry
    409|||||412, 423
    410|||||404, header Sunset
    411|||||header Content-Length, coding chunked
    412|||||header If-Match, header If-None-Match, 428
    413|||||header Content-Length, 414, 431
    414|||||413, method QUERY
    415||||Accept-Patch: application/merge-patch+json|header Content-Type, 406
    416||||Content-Range: bytes */1234|header Range, 206
    417|||||header Expect, 100
    418|||||header Accept-Additions
    421|||||http/2, header Host
    422|||||400, type application/problem+json
    423|||||method LOCK, header Lock-Token
    424|||||423, 207
    425|||||header Early-Data
    426||||Upgrade: HTTP/2.0|header Upgrade, 101
    428|||||header If-Match, 412
    429||||Retry-After: 5|header Retry-After, header RateLimit, rate-limit
    431|||||header Cookie, 413
    451||||Link: <https://a.example/legal>; rel="blocked-by"|relation blocked-by, 403
    500|||||5xx, retry
    501|||||405, 5xx
    502|||||504, gateway, header Proxy-Status
    503||||Retry-After: 120|header Retry-After, 429
    504|||||502, timeout.total, gateway
    505|||||http/2, http/1.1
    506|||||negotiation, header TCN
    507|||||413
    508|||||header CDN-Loop, method BIND
    510|||||header Man
    511|||||407, 302
    """

  /// What a known method looks like, and what else to see.
  static let methodExamples: StaticString = """
    GET||||GET /items?limit=10 HTTP/1.1|method HEAD, method QUERY, safe
    HEAD||||HEAD /items/7 HTTP/1.1|method GET
    POST||||POST /items HTTP/1.1|method PUT, header Idempotency-Key, 201
    PUT||||PUT /items/7 HTTP/1.1|method PATCH, header If-Match, idempotent
    PATCH||||PATCH /items/7 HTTP/1.1|method PUT, type application/merge-patch+json, header Accept-Patch
    DELETE||||DELETE /items/7 HTTP/1.1|204, idempotent
    OPTIONS||||OPTIONS /items HTTP/1.1|header Allow, preflight
    TRACE||||TRACE / HTTP/1.1|header Max-Forwards, type message/http
    CONNECT||||CONNECT a.example:443 HTTP/1.1|proxy, 407
    """
}
