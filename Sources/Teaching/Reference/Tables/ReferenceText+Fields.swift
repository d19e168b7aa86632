extension ReferenceText {
  /// Fields of HTTP itself and of what was added to it, but for WebDAV's, browsers' and those of the past.
  static let fields: StaticString = """
    *|both|RFC 9110, 12.5.5|It is no field: the name is reserved, because `Vary: *` uses the sign.|Vary: *|header Vary
    A-IM|request|RFC 3229, 10.5.3|Which kinds of difference the client takes in place of the whole.|A-IM: vcdiff|header IM, 226
    Accept-Additions|request|RFC 2324, 2.2.2.1|What goes into the coffee; a joke of 1998.|Accept-Additions: milk-type;Cream|418
    Accept-CH|response|RFC 8942, 3.1|Which client hints the server wants with later requests.|Accept-CH: Sec-CH-UA-Platform|header Vary, header Sec-CH-UA
    Accept-Datetime|request|RFC 7089, 2.1.1|Of which time the resource is wanted, from an archive.|Accept-Datetime: Thu, 31 May 2012 20:35:00 GMT|header Memento-Datetime
    Accept-Features|request|RFC 2295, 8.2|What the client can do, for a choice between variants.|Accept-Features: tables|header Negotiate, header Alternates
    Accept-Post|response|Linked Data Platform 1.0, 7.1|The types of body that POST takes here.|Accept-Post: application/json|header Accept-Patch, 415
    Accept-Query|response|RFC 10008, 3|The types of body that QUERY takes here.|Accept-Query: "application/jsonpath"|method QUERY, header Accept-Post
    Accept-Signature|both|RFC 9421, 5.1|Which parts of the next message shall be signed.|Accept-Signature: sig1=("@method" "@target-uri")|header Signature
    ALPN|request|RFC 7639, 2|Which protocols a client will speak inside a CONNECT tunnel.|ALPN: h2, http%2F1.1|method CONNECT
    Alt-Used|request|RFC 7838, 5|Which alternative service this request goes to.|Alt-Used: alternate.example|header Alt-Svc
    Alternates|response|RFC 2295, 8.3|Which variants of the resource there are.|Alternates: {"paper.1" 0.9 {type text/html}}|header TCN, 300
    Authentication-Control|response|RFC 8053, 4|How an interactive client shall go about logging in.|Authentication-Control: Digest realm="a", auth-style=modal|header WWW-Authenticate
    Available-Dictionary|request|RFC 9842, 2.2|The hash of a dictionary the client has, so that the server compresses with it.|Available-Dictionary: :pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=:|header Use-As-Dictionary, header Dictionary-ID
    Cache-Group-Invalidation|response|RFC 9875, 3|Groups of kept answers that this change makes invalid.|Cache-Group-Invalidation: "scripts"|header Cache-Groups
      It counts in answers to unsafe methods, such as POST, and within one origin.
    Cache-Groups|response|RFC 9875, 2|Groups that this answer belongs to, so that they can be dropped together.|Cache-Groups: "scripts", "styles"|header Cache-Group-Invalidation, header Cache-Control
    Cache-Status|response|RFC 9211, 2|What each cache on the way did with the request.|Cache-Status: ExampleCache; hit; ttl=376|header Age, header Via, header X-Cache
    Capsule-Protocol|both|RFC 9297, 3.4|Whether capsules travel in this connection after an upgrade.|Capsule-Protocol: ?1|header Upgrade
    CDN-Cache-Control|response|RFC 9213, 3|What a content delivery network may keep; it overrules Cache-Control there.|CDN-Cache-Control: max-age=600|header Cache-Control, header Surrogate-Control
    CDN-Loop|request|RFC 8586, 2|The networks a request went through, so that none of them forwards it in a circle.|CDN-Loop: foo123.foocdn.example|header Via, 508
    Cert-Not-After|response|RFC 8739, 3.3|When the certificate that is fetched ends.|Cert-Not-After: Wed, 25 Oct 2028 00:00:00 GMT|header Cert-Not-Before
    Cert-Not-Before|response|RFC 8739, 3.3|When the certificate that is fetched begins.|Cert-Not-Before: Tue, 24 Oct 2028 00:00:00 GMT|header Cert-Not-After
    Client-Cert|request|RFC 9440, 2.2|The client's certificate, as a proxy that ends TLS passes it on.|Client-Cert: :MIIBqDCCAU6gAwIBAgIBBzAKBggqhkjOPQQDAjA6:|header Client-Cert-Chain
      A server must take it from its own proxy only: anybody can write it.
    Client-Cert-Chain|request|RFC 9440, 2.3|The certificates above the client's, as a proxy passes them on.|Client-Cert-Chain: :MIIB5jCCAYugAwIBAgIBFjAKBggqhkjOPQQDAjBW:|header Client-Cert
    Close|both|RFC 9112, 9.6|It is no field to send: the name is reserved for `Connection: close`.|Connection: close|header Connection
    Concealed-Auth-Export|request|RFC 9729, 6.2|What a frontend knows of its TLS connection, for a backend that checks the credential.|Concealed-Auth-Export: :VGhpcyBpcyBhIGtleQ==:|scheme Concealed
    Connect-UDP-Bind|both|draft-ietf-masque-connect-udp-listen, 3|Whether a UDP proxy shall serve many peers over one socket.|Connect-UDP-Bind: ?1|header Proxy-Public-Address
    Content-Digest|both|RFC 9530, 2|A checksum of the body as it travels, after compression.|Content-Digest: sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:|header Repr-Digest, header Want-Content-Digest
    Delta-Base|response|RFC 3229, 10.5.1|The ETag of what the difference is to be applied to.|Delta-Base: "abc"|header IM, header A-IM
    Detached-JWS|request|RFC 9635, 7.3.3|A signature of the request by the client's key, in GNAP.|Detached-JWS: eyJhbGciOiJSUzI1NiJ9..c2ln|scheme GNAP
    Dictionary-ID|request|RFC 9842, 2.3|The name that the server gave the dictionary.|Dictionary-ID: "dict-1"|header Available-Dictionary
    DPoP|request|RFC 9449, 4.1|A proof that the sender of a token holds the key it was made for.|DPoP: eyJ0eXAiOiJkcG9wK2p3dCJ9.eyJodG0iOiJHRVQifQ.c2ln|scheme DPoP, header DPoP-Nonce
    DPoP-Nonce|response|RFC 9449, 8|A value that the next DPoP proof must contain.|DPoP-Nonce: eyJ7S_zG.eyJH0-Z.HX4w-7v|header DPoP
    Early-Data|request|RFC 8470, 5.1|The request came in TLS early data, which can be replayed.|Early-Data: 1|425
    From|request|RFC 9110, 10.1.2|The mail address of the person behind an automatic client.|From: crawler@example.com|header User-Agent
    Hobareg|response|RFC 7486, 6.1.1|Whether a client's key is registered yet, for HOBA.|Hobareg: regok|scheme HOBA
    IM|response|RFC 3229, 10.5.2|Which kind of difference the body is.|IM: vcdiff|header A-IM, 226
    Include-Referred-Token-Binding-ID|response|RFC 8473, 5.3|Asks the client to show another server's token binding, too.|Include-Referred-Token-Binding-ID: true|header Sec-Token-Binding
    Incremental|both|RFC 10036, 3|Asks those on the way to pass each piece on at once and to hold none back.|Incremental: ?1|type text/event-stream
    Last-Event-ID|request|HTML Standard, the Last-Event-ID header|The last event that came before a stream broke off.|Last-Event-ID: 42|type text/event-stream
    Link-Template|response|RFC 9652, 2|A link whose target has places to fill in.|Link-Template: "/books/{book_id}"; rel="item"|header Link
    Max-Forwards|request|RFC 9110, 7.6.2|How many proxies may still pass on this TRACE or OPTIONS.|Max-Forwards: 3|method TRACE, header Via
    Memento-Datetime|response|RFC 7089, 2.1.1|From which time this archived state is.|Memento-Datetime: Tue, 20 Mar 2001 20:35:00 GMT|header Accept-Datetime
    Meter|both|RFC 2227, 5.1|How often a proxy used an answer, or may.|Meter: will-report-and-limit|header Cache-Control
    MIME-Version|both|RFC 9112, B.1|The message follows the rules of mail; few send it.|MIME-Version: 1.0|header Content-Type
    Negotiate|request|RFC 2295, 8.4|How the client wants a variant to be chosen.|Negotiate: trans|header TCN
    Optional-WWW-Authenticate|response|RFC 8053, 3|How to log in, where it also works without.|Optional-WWW-Authenticate: Basic realm="a"|header WWW-Authenticate
    OSCORE|both|RFC 8613, 11.1|The message is encrypted end to end, for small devices behind a proxy.|OSCORE: AgCqgA|header Content-Type
    Priority|both|RFC 9218, 5|How urgent it is, from `u=0` to `u=7`, and whether pieces of it are of use.|Priority: u=1, i|header Incremental
      Smaller is more urgent; without it `u` is 3.
    Proxy-Authentication-Info|response|RFC 9110, 11.7.3|What follows a successful login at a proxy.|Proxy-Authentication-Info: nextnonce="x"|header Authentication-Info
    Proxy-Public-Address|response|draft-ietf-masque-connect-udp-listen, 3|Under which addresses others reach the client behind the proxy.|Proxy-Public-Address: "192.0.2.45:54321"|header Connect-UDP-Bind
    Proxy-Status|response|RFC 9209, 2|How a proxy handled the request, and what went wrong behind it.|Proxy-Status: proxy.example; error=connection_timeout|502, 504, header Via
    Public-Key-Pins|response|RFC 7469, 2.1|Which keys a host's certificate may have; browsers dropped it.|Public-Key-Pins: max-age=3000; pin-sha256="d6qzRu9zOECb90Uez27xWltNsj0e1Md7GkYYkVoZWmM="|header Strict-Transport-Security
    Public-Key-Pins-Report-Only|response|RFC 7469, 2.1|The same, to report only; browsers dropped it.|Public-Key-Pins-Report-Only: pin-sha256="d6qzRu9z="; report-uri="https://a.example/pkp"|header Public-Key-Pins
    Replay-Nonce|response|RFC 8555, 6.5.1|A value that the next request to a certificate authority must contain.|Replay-Nonce: oFvnlFP1wIhRlYS2jTaXbA|header Link
    Repr-Digest|both|RFC 9530, 3|A checksum of the whole form of the resource, also where only a part travels.|Repr-Digest: sha-256=:4REjxQ4yrqUVicfSKYNO/cF9zNj5ANbzgDZt3/h3Qxo=:|header Content-Digest, header Range
    Sec-Token-Binding|request|RFC 8473, 2|Binds a token to the key of the TLS connection.|Sec-Token-Binding: AIkAAgBBQFzK4_bhAqLDwRQxqJWte33d7hZ0hZWHwk-miKPg4E9fcgs7gBPoz-9RfuDfN9WCw6keHEw1ZPQMGs9CxpuHm-YM|header DPoP
    Sec-WebSocket-Accept|response|RFC 6455, 11.3.3|The server's answer to the key, which proves that it speaks WebSocket.|Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=|header Sec-WebSocket-Key, 101
    Sec-WebSocket-Extensions|both|RFC 6455, 11.3.2|Which extensions the WebSocket uses, such as compression.|Sec-WebSocket-Extensions: permessage-deflate|header Sec-WebSocket-Key
    Sec-WebSocket-Key|request|RFC 6455, 11.3.1|A value of chance that the server must work with; it is no secret.|Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==|header Sec-WebSocket-Accept, header Upgrade
    Sec-WebSocket-Protocol|both|RFC 6455, 11.3.4|What is spoken inside the WebSocket.|Sec-WebSocket-Protocol: graphql-transport-ws|header Sec-WebSocket-Key
    Sec-WebSocket-Version|both|RFC 6455, 11.3.5|The version of WebSocket; it is 13.|Sec-WebSocket-Version: 13|426, header Sec-WebSocket-Key
    Set-Txn|request|RFC 9967, 3|A name of a transaction, so that events about it can be told.|Set-Txn: 2f5e7c|header Traceparent
    Signature|both|RFC 9421, 4.2|Signatures of parts of the message.|Signature: sig1=:P0wLUszWQjoi54ud==:|header Signature-Input
    Signature-Input|both|RFC 9421, 4.1|Which parts each signature covers, and by which key.|Signature-Input: sig1=("@method" "@path");created=1618884473;keyid="k1"|header Signature, header Content-Digest
    SLUG|request|RFC 5023, 9.7|Which name the new resource should have, if the server likes it.|SLUG: The Beach|201, header Location
    SoapAction|request|SOAP 1.1, 6.1.1|What a SOAP request is about.|SoapAction: "http://electrocommerce.org/abc#MyMessage"|type application/soap+xml
    TCN|response|RFC 2295, 8.5|How the server chose between variants.|TCN: choice|header Negotiate, header Alternates
    Topic|request|RFC 8030, 5.4|A later push message of this topic replaces this one.|Topic: upd|header TTL, header Urgency
    Traceparent|both|W3C Trace Context, 3.2|The trace that this request belongs to.|traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01|header Tracestate
    Tracestate|both|W3C Trace Context, 3.3|What each tracing system adds to the trace.|tracestate: congo=t61rcWkgMzE|header Traceparent
    TTL|both|RFC 8030, 5.2|How many seconds a push message is kept for a device that is offline.|TTL: 60|header Topic, header Urgency
    Unencoded-Digest|both|draft-ietf-httpbis-unencoded-digest, 3|A checksum of the body before compression.|Unencoded-Digest: sha-256=:5Bv3NIx05BPnh0jMph6v1RJ5Q7kl9LKMtQxmvc9+Z7Y=:|header Content-Digest, header Content-Encoding
    Urgency|request|RFC 8030, 5.3|How urgent a push message is.|Urgency: very-low|header TTL, header Topic
    Use-As-Dictionary|response|RFC 9842, 2.1|This answer can be the dictionary for compressing later ones.|Use-As-Dictionary: match="/js/*"|header Available-Dictionary, coding dcb
    Variant-Vary|response|RFC 2295, 8.6|What the choice inside one variant depends on.|Variant-Vary: Accept|header Vary
    Want-Content-Digest|both|RFC 9530, 4|Which checksums of the travelling body are wanted.|Want-Content-Digest: sha-256=1|header Content-Digest
    Want-Repr-Digest|both|RFC 9530, 4|Which checksums of the whole are wanted.|Want-Repr-Digest: sha-512=3, sha-256=10|header Repr-Digest
    Want-Unencoded-Digest|both|draft-ietf-httpbis-unencoded-digest, 4|Which checksums of the uncompressed body are wanted.|Want-Unencoded-Digest: sha-256=1|header Unencoded-Digest
    Configuration-Context|request|OSLC Configuration Management 1.0, part 3, 4|In which configuration a resource is to be looked up.|Configuration-Context: https://a.example/config/1|header OSLC-Core-Version
    CTA-Common-Access-Token|both|IANA registration, no text listed|A token for access to media, of the Consumer Technology Association.|CTA-Common-Access-Token: d9024b|header Authorization
    EDIINT-Features|both|RFC 6017, 2|Which features of business messages a partner has.|EDIINT-Features: multiple-attachments|header Content-Type
    Isolation|request|OData 4.01 part 1, 8.2.6|All pages of an answer shall show one state; an older name of OData-Isolation.|Isolation: snapshot|header OData-Isolation
    OData-EntityId|response|OData 4.01 part 1, 8.3.4|The id of what was made, where the answer has no body.|OData-EntityId: https://a.example/Products(1)|204, header Location
    OData-Isolation|request|OData 4.01 part 1, 8.2.6|All pages of an answer shall show one state.|OData-Isolation: snapshot|header OData-Version
    OData-MaxVersion|request|OData 4.01 part 1, 8.2.7|The highest version of OData that the client reads.|OData-MaxVersion: 4.01|header OData-Version
    OData-Version|both|OData 4.01 part 1, 8.1.5|The version of OData of the message.|OData-Version: 4.0|header OData-MaxVersion
    OSLC-Core-Version|both|OSLC Core 3.0, part 1|The version of OSLC of the message.|OSLC-Core-Version: 3.0|header Configuration-Context
    Repeatability-Client-ID|request|Repeatable Requests 1.0, 3|Who repeats.|Repeatability-Client-ID: 9d5c0ab0|header Repeatability-Request-ID
    Repeatability-First-Sent|request|Repeatable Requests 1.0, 3|When the request was sent first.|Repeatability-First-Sent: Tue, 15 Nov 2022 12:45:26 GMT|header Repeatability-Request-ID
    Repeatability-Request-ID|request|Repeatable Requests 1.0, 3|A name for the attempt, so that it is done only once.|Repeatability-Request-ID: 17c0a9ea-7f4c-4b43-8f3d-0e2a5d1b9c11|header Idempotency-Key
    Repeatability-Result|response|Repeatable Requests 1.0, 3|Whether the server recognised the repetition.|Repeatability-Result: accepted|header Repeatability-Request-ID
    Surrogate-Capability|request|Edge Architecture Specification, 2.1|What a cache before the server can do for it.|Surrogate-Capability: cdn1="Surrogate/1.0"|header Surrogate-Control
    Surrogate-Control|response|Edge Architecture Specification, 2.2|What a cache before the server may keep, and for how long.|Surrogate-Control: max-age=3600|header CDN-Cache-Control, header Surrogate-Key
    """
}
