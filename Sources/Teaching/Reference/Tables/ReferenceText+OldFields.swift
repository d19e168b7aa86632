extension ReferenceText {
  /// Fields that are registered as deprecated or obsoleted.
  static let oldFields: StaticString = """
    Access-Control|response|Access Control draft of 2007|Whose pages may read this, before CORS had its fields.|Access-Control: allow <example.com>|header Access-Control-Allow-Origin
    C-Ext|response|RFC 2774, 4.3|The mandatory extensions for this hop were heeded.|C-Ext:|header Ext
    C-Man|request|RFC 2774, 4.2|Extensions that the next hop must heed.|C-Man: "http://a.example/ext"|header Man
    C-Opt|request|RFC 2774, 4.2|Extensions that the next hop may heed.|C-Opt: "http://a.example/ext"|header Opt
    C-PEP|both|draft-ietf-http-pep, 1997|Extensions of a protocol that came to nothing, for one hop.|C-PEP: {{map "http://a.example/ext"}}|header PEP
    C-PEP-Info|both|draft-ietf-http-pep, 1997|About such extensions, for one hop.|C-PEP-Info: {{id "http://a.example/ext"}}|header PEP-Info
    Content-Base|both|RFC 2068, 14.11|What relative URLs in the body start from; the body says that itself.|Content-Base: https://a.example/|header Content-Location
    Content-ID|both|W3C DRP note, 1997|The name of the content, in a protocol for copies.|Content-ID: urn:md5:PEFjWBDv/sd9alS9BVuX0w==|header ETag
    Content-MD5|both|RFC 2616, 14.15|A checksum of the body; MD5 proves nothing any more.|Content-MD5: Q2hlY2sgSW50ZWdyaXR5IQ==|header Content-Digest
    Content-Script-Type|response|HTML 4.01, 18.2.2|The default language of a page's scripts.|Content-Script-Type: text/javascript|header Content-Type
    Content-Style-Type|response|HTML 4.01, 14.2.1|The default language of a page's styles.|Content-Style-Type: text/css|header Content-Type
    Content-Version|both|RFC 2068, 19.6.2.2|The version of the body; nobody used it.|Content-Version: "2.1"|header ETag
    Cookie2|request|RFC 2965, 3.3.5|The client knows cookies of a newer kind, which came to nothing.|Cookie2: $Version="1"|header Cookie
    Default-Style|response|HTML 4.01, 14.3.2|Which style sheet of a page is preferred.|Default-Style: compact|header Link
    Derived-From|request|RFC 2068, 19.6.2.3|From which version the sent one was made; If-Match does that.|Derived-From: "2.1"|header If-Match
    Differential-ID|request|W3C DRP note, 1997|Which version the client has, in a protocol for copies.|Differential-ID: urn:md5:PEFjWBDv/sd9alS9BVuX0w==|header A-IM
    Digest|both|RFC 3230, 4.3.2|A checksum; Repr-Digest and Content-Digest took its place.|Digest: sha-256=X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=|header Repr-Digest, header Content-Digest, scheme Digest
    Expect-CT|response|RFC 9163, 2.1|Certificates must be in public logs; browsers now demand that of all.|Expect-CT: max-age=86400, enforce|header Strict-Transport-Security
    Ext|response|RFC 2774, 4.3|The mandatory extensions were heeded.|Ext:|header Man
    GetProfile|request|W3C OPS note, 1997|A server asks for a person's profile.|GetProfile: a|header SetProfile
    HTTP2-Settings|request|RFC 7540, 3.2.1|Settings for a change from HTTP/1.1 to HTTP/2, which nobody does any more.|HTTP2-Settings: AAMAAABkAAQAAP__|header Upgrade, http/2
    Man|request|RFC 2774, 4.1|Extensions that the server must heed.|Man: "http://a.example/ext"|header Ext, 510
    Method-Check|request|Access Control draft of 2007|Which method a page wants to use, before CORS.|Method-Check: DELETE|header Access-Control-Request-Method
    Method-Check-Expires|response|Access Control draft of 2007|How long that leave holds, before CORS.|Method-Check-Expires: Thu, 31 May 2012 20:35:00 GMT|header Access-Control-Max-Age
    Opt|request|RFC 2774, 4.1|Extensions that the server may heed.|Opt: "http://a.example/ext"|header Man
    P3P|response|P3P 1.0, 2.2.2|What a site says it does with data; browsers ignore it.|P3P: CP="NON DSP COR"|header Sec-GPC
    PEP|both|draft-ietf-http-pep, 1997|Extensions of a protocol that came to nothing.|PEP: {{map "http://a.example/ext"}}|header Man
    PEP-Info|both|draft-ietf-http-pep, 1997|About such extensions.|PEP-Info: {{id "http://a.example/ext"}}|header PEP
    PICS-Label|response|W3C PICS, 1996|For whom the content is fit.|PICS-Label: (PICS-1.1 "http://a.example/v1.html" labels)|header Protocol
    ProfileObject|both|W3C OPS note, 1997|A person's profile.|ProfileObject: a|header GetProfile
    Protocol|response|W3C PICS, 1996|Which extensions the answer uses.|Protocol: {PICS-1.1 {headers PICS-Label}}|header PICS-Label
    Protocol-Info|both|W3C JEPI white paper, 1996|About ways to pay.|Protocol-Info: {http://a.example/pay}|header Protocol-Query
    Protocol-Query|both|W3C JEPI white paper, 1996|Asks for ways to pay.|Protocol-Query: {http://a.example/pay}|header Protocol-Info
    Protocol-Request|request|W3C PICS, 1996|Which extensions the client wants.|Protocol-Request: {PICS-1.1 {params full}}|header Protocol
    Proxy-Features|both|W3C Notification for Proxy Caches, 1996|What a proxy's cache can do.|Proxy-Features: notify|header Proxy-Instruction
    Proxy-Instruction|both|W3C Notification for Proxy Caches, 1996|What a proxy's cache shall do.|Proxy-Instruction: purge|header Proxy-Features
    Public|response|RFC 2068, 14.35|The methods that the server knows; Allow says them of a resource.|Public: GET, HEAD|header Allow
    Referer-Root|request|Access Control draft of 2007|The page that asks, before Origin.|Referer-Root: https://a.example|header Origin
    Safe|response|RFC 2310, 3|The same POST may be sent again; QUERY is for that now.|Safe: yes|method QUERY
    Security-Scheme|both|RFC 2660, 4.1|The message is of Secure HTTP, which came to nothing.|Security-Scheme: S-HTTP/1.4|header Upgrade
    Set-Cookie2|response|RFC 2965, 3.2.2|A cookie of a newer kind, which came to nothing.|Set-Cookie2: a="b"; Version="1"|header Set-Cookie
    SetProfile|response|W3C OPS note, 1997|A server changes a person's profile.|SetProfile: a|header GetProfile
    URI|response|RFC 2068, 19.6.2.5|Other names of the resource; Location and Link took its place.|URI: <https://a.example/b>|header Location, header Link
    Want-Digest|request|RFC 3230, 4.3.1|Which checksum is wanted; Want-Repr-Digest took its place.|Want-Digest: sha-256|header Want-Repr-Digest
    """
}
