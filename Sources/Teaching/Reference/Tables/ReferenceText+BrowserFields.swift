extension ReferenceText {
  /// Fields that browsers send or heed.
  static let browserFields: StaticString = """
    Access-Control-Allow-Credentials|response|Fetch Standard, CORS responses|Whether a page may read an answer that cookies or a login went with: only `true` means yes.|Access-Control-Allow-Credentials: true|cors, header Access-Control-Allow-Origin
      With it `*` means nothing in the other CORS fields: the origin must be named.
    Access-Control-Allow-Headers|response|Fetch Standard, CORS responses|Which headers a page may send; it answers a preflight.|Access-Control-Allow-Headers: Content-Type, Authorization|cors, header Access-Control-Request-Headers
      `*` does not cover `Authorization`: that one must be named.
    Access-Control-Allow-Methods|response|Fetch Standard, CORS responses|Which methods a page may use; it answers a preflight.|Access-Control-Allow-Methods: GET, PUT, DELETE|cors, header Access-Control-Request-Method
      GET, HEAD and POST need no leave.
    Access-Control-Expose-Headers|response|Fetch Standard, CORS responses|Which headers of the answer a page may read, beside seven that are always free.|Access-Control-Expose-Headers: ETag, Link|cors, header Access-Control-Allow-Origin
    Access-Control-Max-Age|response|Fetch Standard, CORS responses|How many seconds the answer to a preflight holds; 5 without it.|Access-Control-Max-Age: 600|preflight, cors
    Access-Control-Request-Headers|request|Fetch Standard, CORS requests|Which headers the page wants to send; the browser asks in a preflight.|Access-Control-Request-Headers: content-type|preflight, header Access-Control-Allow-Headers
    Access-Control-Request-Method|request|Fetch Standard, CORS requests|Which method the page wants to use; the browser asks in a preflight.|Access-Control-Request-Method: PUT|preflight, header Access-Control-Allow-Methods
    Access-Control-Allow-Private-Network|response|Private Network Access, draft|Whether a public page may reach this server inside a private network.|Access-Control-Allow-Private-Network: true|cors
    Access-Control-Request-Private-Network|request|Private Network Access, draft|A public page wants to reach a server inside a private network.|Access-Control-Request-Private-Network: true|cors
    Activate-Storage-Access|response|Storage Access Headers, draft|The frame may use its cookies again.|Activate-Storage-Access: load|header Sec-Fetch-Storage-Access
    AMP-Cache-Transform|request|AMP documentation, AMP-Cache-Transform|In which form of AMP a cache wants the page.|AMP-Cache-Transform: google;v="1..2"|header Vary
    Clear-Site-Data|response|Clear Site Data, 3.1|Which data of this site the browser drops.|Clear-Site-Data: "cookies", "storage"|cookie Max-Age
    CMCD-Object|request|CTA-5004|What a video player asks for.|CMCD-Object: br=3200,d=4004|header CMCD-Request
    CMCD-Request|request|CTA-5004|How a video player's buffer stands.|CMCD-Request: bl=21300|header CMCD-Session
    CMCD-Session|request|CTA-5004|Which film, and which viewing of it.|CMCD-Session: sid="6e2fb550"|header CMCD-Status
    CMCD-Status|request|CTA-5004|Whether the player had to wait.|CMCD-Status: bs|header CMCD-Object
    CMSD-Dynamic|response|CTA-5006|What a server tells of the line to a player, anew each time.|CMSD-Dynamic: "CDN-1";etp=96|header CMSD-Static
    CMSD-Static|response|CTA-5006|What a server tells of a piece of film.|CMSD-Static: ot=v,sf=h|header CMSD-Dynamic
    Content-Security-Policy-Report-Only|response|Content Security Policy, 3.2|What a page may load; breaches are reported and nothing is stopped.|Content-Security-Policy-Report-Only: default-src 'self'; report-to csp|header Content-Security-Policy, header Reporting-Endpoints
    Cross-Origin-Embedder-Policy|response|HTML Standard, embedder policies|Whether everything in the page must allow to be embedded.|Cross-Origin-Embedder-Policy: require-corp|header Cross-Origin-Opener-Policy, header Cross-Origin-Resource-Policy
    Cross-Origin-Embedder-Policy-Report-Only|response|HTML Standard, embedder policies|The same, to report only.|Cross-Origin-Embedder-Policy-Report-Only: require-corp; report-to="a"|header Cross-Origin-Embedder-Policy
    Cross-Origin-Opener-Policy|response|HTML Standard, opener policies|Whether pages of other origins share a window group with this one.|Cross-Origin-Opener-Policy: same-origin|header Cross-Origin-Embedder-Policy
    Cross-Origin-Opener-Policy-Report-Only|response|HTML Standard, opener policies|The same, to report only.|Cross-Origin-Opener-Policy-Report-Only: same-origin; report-to="a"|header Cross-Origin-Opener-Policy
    Cross-Origin-Resource-Policy|response|Fetch Standard, Cross-Origin-Resource-Policy|Which pages may embed this.|Cross-Origin-Resource-Policy: same-site|header Cross-Origin-Embedder-Policy, cors
    NEL|response|Network Error Logging, 4.1|Where the browser reports connections that failed.|NEL: {"report_to": "a", "max_age": 86400}|header Reporting-Endpoints
    Origin-Agent-Cluster|response|HTML Standard, origin-keyed agent clusters|The browser keeps this origin apart from others of its site.|Origin-Agent-Cluster: ?1|header Cross-Origin-Opener-Policy
    Permissions-Policy|response|Permissions Policy, 6.1|Which features, such as the camera, a page and its frames may use.|Permissions-Policy: geolocation=()|header Content-Security-Policy
    Ping-From|request|HTML Standard, hyperlink auditing|The page on which a link was followed.|Ping-From: https://a.example/page|header Ping-To
    Ping-To|request|HTML Standard, hyperlink auditing|Where the link led that was followed.|Ping-To: https://b.example/|header Ping-From
    Referrer-Policy|response|Referrer Policy, 4.1|How much of its URL a page tells others in Referer.|Referrer-Policy: strict-origin-when-cross-origin|header Referer
    Refresh|response|HTML Standard, the Refresh header|The browser loads again, or goes elsewhere, after so many seconds.|Refresh: 5; url=/next|header Location, header Retry-After
      Clients of APIs do not follow it.
    Reporting-Endpoints|response|Reporting API, 3.1|Where reports go, by name.|Reporting-Endpoints: csp="https://a.example/reports"|header Content-Security-Policy-Report-Only, header NEL
    Sec-Fetch-Dest|request|Fetch Metadata, 2.1|What the browser wants it for: `document`, `image`, `empty` for a script.|Sec-Fetch-Dest: empty|header Sec-Fetch-Mode, header Sec-Fetch-Site
    Sec-Fetch-Mode|request|Fetch Metadata, 2.2|How it is fetched: `navigate`, `cors`, `no-cors`, `same-origin`, `websocket`.|Sec-Fetch-Mode: cors|header Sec-Fetch-Site, cors
    Sec-Fetch-Site|request|Fetch Metadata, 2.3|From where: `same-origin`, `same-site`, `cross-site` or `none`.|Sec-Fetch-Site: same-origin|header Origin, cookie SameSite
    Sec-Fetch-Storage-Access|request|Storage Access Headers, draft|Whether the frame may use its cookies.|Sec-Fetch-Storage-Access: inactive|header Activate-Storage-Access
    Sec-Fetch-User|request|Fetch Metadata, 2.4|A person's click began it.|Sec-Fetch-User: ?1|header Sec-Fetch-Mode
    Sec-GPC|request|Global Privacy Control, 3.2|The person does not want data about them to be sold or shared.|Sec-GPC: 1|header DNT
    Sec-Purpose|request|Fetch Standard, Sec-Purpose|It is fetched in advance: nobody may look at it.|Sec-Purpose: prefetch|header Vary
    Server-Timing|response|Server Timing, 2|How long parts of the work took at the server.|Server-Timing: db;dur=53, app;dur=47.2|timing
    Timing-Allow-Origin|response|Resource Timing, 4.5|Whose pages may see how long this took.|Timing-Allow-Origin: *|header Server-Timing
    X-Frame-Options|response|HTML Standard, the X-Frame-Options header|Whether the page may stand in a frame: `DENY` or `SAMEORIGIN`.|X-Frame-Options: DENY|header Content-Security-Policy
      `frame-ancestors` of Content-Security-Policy overrules it.
    """
}
