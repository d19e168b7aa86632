extension ReferenceText {
  /// Words that are no name on the wire, and classes of statuses.
  static let ideas: StaticString = """
    1xx|none|RFC 9110, 15.2|Something before the final response, which is still to come.|HTTP/1.1 103 Early Hints|100, 101, 103
    2xx|none|RFC 9110, 15.3|Success: the request was received, understood and accepted.|HTTP/1.1 204 No Content|200, 201, 204
    3xx|none|RFC 9110, 15.4|More is to be done, most often to ask elsewhere; `Location` says where.|HTTP/1.1 307 Temporary Redirect|301, 302, 304, redirect
    4xx|none|RFC 9110, 15.5|The server says that the request is at fault; sent again as it is, it mostly fails again. 408, 425 and 429 invite another try.|HTTP/1.1 404 Not Found|400, 401, 404, 429
      A client takes a status it does not know for the 400 of its class.
    5xx|none|RFC 9110, 15.6|The server says that it is at fault; the same request may work later.|HTTP/1.1 503 Service Unavailable|500, 502, 503, retry
      Whether it did what was asked is not known.
    cors|none|Fetch Standard, CORS protocol|How a server lets pages of other origins read its answers; only browsers ask and heed it.|Access-Control-Allow-Origin: https://app.example|preflight, header Origin, header Access-Control-Allow-Origin, header Access-Control-Allow-Credentials
      The server says who may; the browser enforces it. Apus, curl and apps read the answer anyway.
    preflight|none|Fetch Standard, CORS-preflight fetch|A browser's OPTIONS before a request that a page could not have sent by a form.|OPTIONS /items HTTP/1.1|cors, method OPTIONS, header Access-Control-Request-Method
      Methods but GET, HEAD and POST cause it, and headers such as Authorization, and JSON bodies.
    csrf|none|RFC 6749, 10.12|Another site has a browser send a request with the user's cookies; a token or SameSite guards against it.|Set-Cookie: id=1; SameSite=Lax|cookie SameSite, header X-CSRF-Token, 419
    oauth|none|RFC 6749, 1|A person lets an app use an API in her name; the app gets a token and never the password.|Authorization: Bearer TOKEN|scheme Bearer, 401, 403
    cache|none|RFC 9111, 2|Who keeps answers to use them again: a browser, or a shared one on the way.|Cache-Control: max-age=60|header Cache-Control, directive max-age, header Vary, 304
      Fresh ones are used without asking; stale ones are checked by ETag or date.
    conditional|none|RFC 9110, 13|A request that is done only if a condition about the resource holds.|If-None-Match: "33a64df5"|header If-None-Match, header If-Match, 304, 412
    idempotent|none|RFC 9110, 9.2.2|Sent twice it means what it means once, so it may be tried again after a broken connection.|PUT /items/7 HTTP/1.1|safe, method PUT, method POST, header Idempotency-Key
    safe|none|RFC 9110, 9.2.1|It asks for nothing to change, as GET does.|GET /items HTTP/1.1|idempotent, method GET
    negotiation|none|RFC 9110, 12|Client and server agree on a form of the resource: type, language, compression.|Accept: application/json|header Accept, header Vary, 406
    redirect|none|RFC 9110, 15.4|The server sends the client elsewhere: a 3xx with `Location`.|Location: /new|301, 302, 307, 308, header Location
      A client keeps method and body for 307 and 308; for 301 and 302 most make a POST a GET.
    retry|none|RFC 9110, 9.2.2|To send the same request again: at once only if it is idempotent, and after the pause that `Retry-After` says.|Retry-After: 5|header Retry-After, idempotent, 429, 503
    rate-limit|none|RFC 6585, 4|How many requests a service takes in a time; beyond that it says 429, some 403.|RateLimit: "day";r=5;t=60|429, header RateLimit, header X-RateLimit-Remaining, header Retry-After
    pagination|none|RFC 8288, 3|A long list comes in pages; links, cursors or page numbers lead on.|Link: </items?page=2>; rel="next"|header Link, relation next, header X-Total-Count
    webhook|none|convention; Standard Webhooks 1.0|A service sends a request to you when something happened; a signature proves that it was the service.|X-Hub-Signature-256: sha256=757107ea|header X-Hub-Signature-256, 2xx
    sse|none|HTML Standard, server-sent events|Server-sent events: an answer that does not end, with an event now and then.|Content-Type: text/event-stream|type text/event-stream, header Last-Event-ID
    websocket|none|RFC 6455, 1.3|A connection on which both sides send when they like; it begins as an HTTP request.|Upgrade: websocket|101, header Sec-WebSocket-Key, header Upgrade
    hsts|none|RFC 6797, 5|A host says that it is to be asked by https only.|Strict-Transport-Security: max-age=31536000|header Strict-Transport-Security
    url|none|RFC 3986, 3|Scheme, host, port, path, query and fragment; the fragment is never sent.|https://a.example:8443/b/c?d=e#f|request.url, header Origin
    percent-encoding|none|RFC 3986, 2.1|`%` and two hexadecimal digits stand for a byte that could not stand there itself.|/caf%C3%A9?q=a%26b|url, type application/x-www-form-urlencoded
    chunk|none|RFC 9112, 7.1|A piece of a body whose length was not known before; its size in hexadecimal stands before it.|Transfer-Encoding: chunked|coding chunked, header Content-Length
    trailers|none|RFC 9110, 6.5|Fields after the body, for what is known only then.|Trailer: Content-Digest|header Trailer, header TE
    http/1.0|none|RFC 1945, 1|HTTP of 1996: a connection for each request.|GET / HTTP/1.0|http/1.1
    http/1.1|none|RFC 9112, 1|HTTP as text: one request after the other on a connection that stays open.|GET / HTTP/1.1|http/2, header Connection, header Host
    http/2|none|RFC 9113, 1|HTTP in frames: many requests at the same time on one connection. It has no reason phrases.|:status: 200|http/1.1, http/3
    http/3|none|RFC 9114, 1|HTTP over QUIC, on UDP: a lost packet holds up only what it belongs to.|Alt-Svc: h3=":443"|http/2, header Alt-Svc
    tls|none|RFC 8446, 1|What https adds: nobody on the way can read or change it, and a certificate proves whose server it is.|https://a.example/|tls.untrusted, tls.hostname, tls.expired, tls.protocol
    proxy|none|RFC 9110, 3.7|A server that the client asks to ask another.|CONNECT a.example:443 HTTP/1.1|407, proxy.failed, method CONNECT, header Via
    gateway|none|RFC 9110, 3.7|A server that stands before others and looks like the server itself.|HTTP/1.1 502 Bad Gateway|502, 504, header X-Forwarded-For
    problem|none|RFC 9457, 3|A way to say in JSON what went wrong: type, title, status, detail, instance.|Content-Type: application/problem+json|type application/problem+json, problem about:blank
    charset|none|RFC 9110, 8.3.2|How bytes become letters; nearly always UTF-8.|Content-Type: text/plain; charset=utf-8|header Content-Type, header Accept-Charset
    status|none|RFC 9110, 15|Three digits, of which the first is the class; clients ignore the phrase behind it.|HTTP/1.1 200 OK|2xx, 4xx, 5xx
    directive|none|RFC 9111, 5.2|A word in Cache-Control.|Cache-Control: no-store|header Cache-Control, directive no-store
    prefix|none|RFC 6265bis draft, 4.1.3|The beginning of a cookie's name that demands something of it.|Set-Cookie: __Host-id=1; Secure; Path=/|cookie __Host-, cookie __Secure-
    header|none|RFC 9110, 5|A line of a message with a name, a colon and a value; it says something about the message.|Content-Type: application/json|header Content-Type, header Accept
    method|none|RFC 9110, 9|The first word of a request: what it asks for.|GET /items HTTP/1.1|method GET, method POST, safe, idempotent
    scheme|none|RFC 9110, 11.1|A way to log in: the first word of Authorization and of WWW-Authenticate.|Authorization: Bearer TOKEN|scheme Bearer, scheme Basic, 401
    coding|none|RFC 9110, 8.4.1|What was done to a body before it was sent, such as compressing it.|Content-Encoding: gzip|coding gzip, coding chunked
    relation|none|RFC 8288, 2.1|What a link leads to, in one word.|Link: <https://api.example/items?page=2>; rel="next"|relation next, header Link
    curl|none|curl, the manual|A program that sends requests; it ends with a number that says how it went.|curl: (28) Operation timed out|curl 28, curl 7, curl 6
    """
}
