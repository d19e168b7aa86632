extension ReferenceText {
  /// Fields that no registry has: customs of servers, networks and services.
  static let customFields: StaticString = """
    b3|request|OpenZipkin B3, single header|The trace that this request belongs to, as Zipkin writes it.|b3: 80f198ee56343ba864fe8b2a57d3eff7-e457b5a2e4d86bd1-1|header Traceparent
    baggage|both|W3C Baggage, 3.2|Values that travel along a trace.|baggage: userId=alice|header Traceparent
    CF-Cache-Status|response|Cloudflare documentation|What Cloudflare's cache did: `HIT`, `MISS`, `DYNAMIC` and others.|CF-Cache-Status: HIT|header Cache-Status, header CF-Ray
    CF-Connecting-IP|request|Cloudflare documentation|The client's address, as Cloudflare tells the server behind it.|CF-Connecting-IP: 203.0.113.7|header X-Forwarded-For
    CF-Ray|both|Cloudflare documentation|Cloudflare's name for the request; its support asks for it.|CF-Ray: 230b030023ae2822-SJC|520, header X-Request-Id
    Critical-CH|response|Client Hints Reliability, 3|Client hints without which the browser shall ask again at once.|Critical-CH: Sec-CH-UA-Platform|header Accept-CH
    Device-Memory|request|Device Memory, 3|About how much memory the device has, in GiB.|Device-Memory: 4|header Accept-CH
    DNT|request|W3C Tracking Preference Expression, 5.2|The person does not want to be tracked; nobody heeds it.|DNT: 1|header Sec-GPC
    Downlink|request|Network Information, 8.3|How fast the line is, in Mbit/s.|Downlink: 1.7|header Accept-CH, header Save-Data
    ECT|request|Network Information, 8.2|What kind of line it is like: `slow-2g` to `4g`.|ECT: 3g|header Downlink
    Feature-Policy|response|Permissions Policy, older name|Which features a page may use; Permissions-Policy took its place.|Feature-Policy: geolocation 'none'|header Permissions-Policy
    Front-End-Https|request|Microsoft documentation|A proxy took the request over https.|Front-End-Https: on|header X-Forwarded-Proto
    Grpc-Message|response|gRPC over HTTP/2, responses|What went wrong, percent-encoded; it comes as a trailer.|grpc-message: not%20found|header Grpc-Status
    Grpc-Status|response|gRPC over HTTP/2, responses|How a call of gRPC ended: 0 is good. The status of HTTP is 200 all the same.|grpc-status: 5|header Trailer, type application/grpc
    GraphQL-Preflight|request|convention|A custom header that forces a preflight, against forged requests.|GraphQL-Preflight: 1|preflight, csrf
    Origin-Trial|response|Chrome documentation|The site takes part in a trial of a feature.|Origin-Trial: AnlT7gRo|header Permissions-Policy
    Proxy-Connection|request|convention, never a standard|What Connection says, sent to proxies by mistake; it has no effect.|Proxy-Connection: keep-alive|header Connection
    RateLimit-Limit|response|IETF draft, RateLimit fields, up to version 7|How many requests a window allows.|RateLimit-Limit: 100|header RateLimit, header X-RateLimit-Limit
    RateLimit-Remaining|response|IETF draft, RateLimit fields, up to version 7|How many requests are left.|RateLimit-Remaining: 42|header RateLimit, 429
    RateLimit-Reset|response|IETF draft, RateLimit fields, up to version 7|In how many seconds the window ends.|RateLimit-Reset: 30|header RateLimit, header X-RateLimit-Reset
    Report-To|response|Reporting API of 2018|Where reports go; Reporting-Endpoints took its place.|Report-To: {"group":"a","max_age":86400,"endpoints":[]}|header Reporting-Endpoints
    RTT|request|Network Information, 8.4|About how long a round trip takes, in milliseconds.|RTT: 125|header Downlink
    Save-Data|request|Save Data, 2|The person wants fewer bytes.|Save-Data: on|header Downlink, header Vary
    Sec-CH-UA|request|User-Agent Client Hints, 3.1|Which browser it is, as a list of brands.|Sec-CH-UA: "Chromium";v="124", "Not-A.Brand";v="99"|header User-Agent, header Accept-CH
    Sec-CH-UA-Mobile|request|User-Agent Client Hints, 3.6|Whether it is a phone.|Sec-CH-UA-Mobile: ?0|header Sec-CH-UA
    Sec-CH-UA-Platform|request|User-Agent Client Hints, 3.8|Which system it runs on.|Sec-CH-UA-Platform: "macOS"|header Sec-CH-UA
    Service-Worker-Allowed|response|Service Workers, 9.2|Which paths a service worker may control.|Service-Worker-Allowed: /|header Content-Security-Policy
    SourceMap|response|Source Map, 7|Where the source of a script is described.|SourceMap: /app.js.map|header Link
    Status|response|CGI, RFC 3875, 6.3.3|The status, as a program tells its server; in an answer it has no effect.|Status: 404 Not Found|404
    Stripe-Signature|request|Stripe documentation|A signature of a webhook's body, with its time.|Stripe-Signature: t=1492774577,v1=5257a869|header X-Hub-Signature-256
    Surrogate-Key|response|Fastly documentation|Names under which a network drops this answer.|Surrogate-Key: item-1 list|header Cache-Groups
    True-Client-IP|request|Akamai and Cloudflare documentation|The client's address, as a network tells the server behind it.|True-Client-IP: 203.0.113.7|header X-Forwarded-For
    Upgrade-Insecure-Requests|request|Upgrade Insecure Requests, 3.2.1|The browser would like https.|Upgrade-Insecure-Requests: 1|header Strict-Transport-Security
    X-Accel-Redirect|response|nginx documentation|The server nginx stands before names a file for nginx to send.|X-Accel-Redirect: /files/a.zip|header X-Sendfile
    X-Amz-Date|request|AWS Signature Version 4|When a request to Amazon was signed.|X-Amz-Date: 20260128T120000Z|scheme AWS4-HMAC-SHA256
    X-Amz-Request-Id|response|Amazon S3 documentation|Amazon's name for the request; its support asks for it.|x-amz-request-id: 4442587FB7D0A2F9|header X-Request-Id
    X-Amzn-Trace-Id|both|AWS documentation|The trace that this request belongs to, at Amazon.|X-Amzn-Trace-Id: Root=1-67891233-abcdef012345678912345678|header Traceparent
    X-Api-Version|both|convention|Which version of an API is meant.|X-Api-Version: 2|header Accept
    X-Auth-Token|request|convention|A token; better: auth header X-Auth-Token.|X-Auth-Token: TOKEN|header Authorization
    X-B3-TraceId|request|OpenZipkin B3, multiple headers|The trace that this request belongs to, as Zipkin writes it.|X-B3-TraceId: 80f198ee56343ba864fe8b2a57d3eff7|header b3
    X-Cache|response|convention|Whether a cache on the way had the answer: HIT or MISS.|X-Cache: HIT|header Cache-Status, header Age
    X-Cache-Hits|response|Fastly documentation|How often the cache had it.|X-Cache-Hits: 3|header X-Cache
    X-Client-IP|request|convention|The client's address, as a proxy tells it.|X-Client-IP: 203.0.113.7|header X-Forwarded-For
    X-Correlation-ID|both|convention|A name that goes along through several services.|X-Correlation-ID: 7f4c|header X-Request-Id, header Traceparent
    X-CSRF-Token|request|convention|A value that proves that the request comes from the site's own page.|X-CSRF-Token: TOKEN|csrf, 419
    X-DNS-Prefetch-Control|response|MDN, browsers' custom|Whether the browser looks names up in advance.|X-DNS-Prefetch-Control: off|network.dns
    X-Download-Options|response|Microsoft documentation|An old browser must not open a download at once.|X-Download-Options: noopen|header Content-Disposition
    X-Forwarded-For|request|convention; RFC 7239 took its place|The addresses the request came from: the client first, then each proxy.|X-Forwarded-For: 203.0.113.7, 198.51.100.2|header Forwarded, header X-Real-IP
      Anybody can write it: only what your own proxies added can be trusted, counted from the right.
    X-Forwarded-Host|request|convention; RFC 7239 took its place|The host that the client asked for, before a proxy changed it.|X-Forwarded-Host: a.example|header Forwarded, header Host
    X-Forwarded-Port|request|convention|The port that the client asked.|X-Forwarded-Port: 443|header X-Forwarded-Proto
    X-Forwarded-Prefix|request|convention|The beginning of the path that a proxy took away.|X-Forwarded-Prefix: /api|header X-Forwarded-Host
    X-Forwarded-Proto|request|convention; RFC 7239 took its place|Whether the client came by http or https.|X-Forwarded-Proto: https|header Forwarded
    X-Forwarded-Server|request|convention|The name of a proxy.|X-Forwarded-Server: proxy1|header Via
    X-GitHub-Delivery|request|GitHub webhooks documentation|The name of this delivery of a webhook.|X-GitHub-Delivery: 72d3162e-cc78-11e3-81ab-4c9367dc0958|header X-GitHub-Event
    X-GitHub-Event|request|GitHub webhooks documentation|What happened, for a webhook.|X-GitHub-Event: push|header X-Hub-Signature-256
    X-Http-Method-Override|request|convention|The method that is meant, where only POST gets through.|X-HTTP-Method-Override: PATCH|method POST, method PATCH
    X-Hub-Signature-256|request|GitHub webhooks documentation|An HMAC of the body, by a secret that both sides have.|X-Hub-Signature-256: sha256=757107ea|header X-GitHub-Event, header Stripe-Signature
    X-Original-URL|request|convention|The URL before a proxy or a framework changed it.|X-Original-URL: /a|header X-Forwarded-Prefix
    X-Page|response|convention, GitLab among others|Which page of the list this is.|X-Page: 2|header X-Next-Page, header Link
    X-Next-Page|response|convention, GitLab among others|Which page comes next; empty on the last.|X-Next-Page: 3|header X-Total-Pages, relation next
    X-Prev-Page|response|convention, GitLab among others|Which page came before.|X-Prev-Page: 1|header X-Page, relation prev
    X-Per-Page|response|convention, GitLab among others|How many elements a page has.|X-Per-Page: 20|header X-Page
    X-Total|response|convention, GitLab among others|How many elements the list has in all.|X-Total: 42|header X-Total-Count
    X-Total-Count|response|convention|How many elements the list has in all.|X-Total-Count: 42|header Total-Count, header Link
    X-Total-Pages|response|convention, GitLab among others|How many pages there are.|X-Total-Pages: 3|header X-Page
    X-Permitted-Cross-Domain-Policies|response|Adobe documentation|Which old plug-ins may read across domains.|X-Permitted-Cross-Domain-Policies: none|cors
    X-Powered-By|response|convention|What the server is made with; it helps attackers more than anybody else.|X-Powered-By: Express|header Server
    X-Pingback|response|Pingback 1.0|Where a blog is told of links to it.|X-Pingback: https://a.example/xmlrpc|header Link
    X-Rate-Limit-Limit|response|convention, another spelling|How many requests a window allows.|X-Rate-Limit-Limit: 900|header X-RateLimit-Limit
    X-Rate-Limit-Remaining|response|convention, another spelling|How many requests are left.|X-Rate-Limit-Remaining: 899|header X-RateLimit-Remaining
    X-Rate-Limit-Reset|response|convention, another spelling|When the window ends; some mean a time, some seconds.|X-Rate-Limit-Reset: 1372700873|header X-RateLimit-Reset
    X-Real-IP|request|convention, nginx's|The client's address, as a proxy tells it.|X-Real-IP: 203.0.113.7|header X-Forwarded-For
    X-Redirect-By|response|WordPress and TYPO3 documentation|What program redirected.|X-Redirect-By: WordPress|301
    X-Response-Time|response|convention|How long the server took.|X-Response-Time: 12ms|header Server-Timing
    X-Robots-Tag|response|Google Search documentation|What search engines may do with it.|X-Robots-Tag: noindex|header Link
    X-Runtime|response|convention, Rails|How many seconds the server took.|X-Runtime: 0.012|header Server-Timing
    X-Sendfile|response|Apache and lighttpd documentation|A program names a file for its server to send.|X-Sendfile: /srv/a.zip|header X-Accel-Redirect
    X-Served-By|response|Fastly documentation|Which machines of a network answered.|X-Served-By: cache-nrt1|header Via
    X-Timer|response|Fastly documentation|When the network began, and how long it took.|X-Timer: S1500000000.0,VS0,VE1|header Server-Timing
    X-UA-Compatible|response|Microsoft documentation|Which old browser a page was made for.|X-UA-Compatible: IE=edge|header Content-Type
    X-XSRF-Token|request|convention, Angular|A value that proves that the request comes from the site's own page.|X-XSRF-TOKEN: TOKEN|csrf
    X-XSS-Protection|response|convention, old browsers|A filter of old browsers that did harm: leave it out, or send 0.|X-XSS-Protection: 0|header Content-Security-Policy
    """
}
