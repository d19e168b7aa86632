extension ReferenceText {
  /// Statuses that nobody registered, and whose own they are: the traits are the phrase's words.
  static let vendorStatuses: StaticString = """
    218|This is fine|Apache, not registered|A proxy lets the body of an error through as it is.||502
    419|Page Expired|Laravel, not registered|The form's token against forged requests is missing or too old.||csrf, header X-CSRF-Token
    420|Enhance Your Calm|Twitter of 2012, not registered|Too many requests; 429 took its place. Spring once said it for a method that failed.||429
    430|Shopify Security Rejection|Shopify, not registered|Too many requests at once, or some that look like an attack.||429
    440|Login Time-out|Microsoft IIS, not registered|The login is over: log in again.||401
    444|No Response|nginx, not registered|nginx closed the connection without an answer; only its log says so.||network.closed
    449|Retry With|Microsoft IIS, not registered|The request lacks something; with it, it may be sent again.||400
    450|Blocked by Windows Parental Controls|Microsoft, not registered|Parental controls block the page.||451
    460|Client Closed Connection|AWS load balancer, not registered|The client went away before the answer; only a log says so.||499
    463|Too Many Forwarded Addresses|AWS load balancer, not registered|X-Forwarded-For has more than 30 addresses.||header X-Forwarded-For
    464|Incompatible Protocol|AWS load balancer, not registered|The load balancer and the server behind it speak different versions of HTTP.||http/2
    494|Request Header Too Large|nginx, not registered|The headers are larger than nginx takes; 431 is the registered one.||431
    495|SSL Certificate Error|nginx, not registered|The client's certificate is not valid.||tls.protocol
    496|SSL Certificate Required|nginx, not registered|The server wants a certificate from the client, and none came.||tls.protocol
    497|HTTP Request Sent to HTTPS Port|nginx, not registered|The request came without TLS to a port that speaks TLS; clients see 400.||400, tls.protocol
    498|Invalid Token|Esri, not registered|The token is not valid, or is over.||401
    499|Client Closed Request|nginx, not registered|The client closed the connection before the answer was there; only a log says so.||504, timeout.total
      Esri says it when a token is missing.
    509|Bandwidth Limit Exceeded|Apache and cPanel, not registered|The site has sent as much as its contract allows.||429
    520|Web Server Returned an Unknown Error|Cloudflare, not registered|The server behind Cloudflare answered with something empty, unknown or too large.||502, header CF-Ray
    521|Web Server Is Down|Cloudflare, not registered|The server behind Cloudflare refused the connection.||network.refused, 502
    522|Connection Timed Out|Cloudflare, not registered|The server behind Cloudflare did not take the connection in time.||timeout.connect, 504
    523|Origin Is Unreachable|Cloudflare, not registered|No way leads from Cloudflare to the server.||network.unreachable
    524|A Timeout Occurred|Cloudflare, not registered|The server behind Cloudflare took the connection and did not answer in time.||504
    525|SSL Handshake Failed|Cloudflare, not registered|TLS between Cloudflare and the server behind it failed.||tls.protocol
    526|Invalid SSL Certificate|Cloudflare, not registered|Cloudflare does not accept the certificate of the server behind it.||tls.untrusted
    527|Railgun Error|Cloudflare, not registered|An old connection between Cloudflare and the server failed; it is not used any more.||520
    528|Unassigned|Cloudflare's range, not registered|It lies among Cloudflare's own, and no meaning of it is documented.||520
    529|Site Is Overloaded|Qualys and others, not registered|The service is overloaded; Anthropic's API says it, too.||503, 429
    530|Origin DNS Error or Site Frozen|Cloudflare and Pantheon, not registered|Cloudflare says it with an error 1xxx in the body, Pantheon for a site that sleeps.||520
    540|Temporarily Disabled|Shopify, not registered|The endpoint is switched off for a while.||503
    561|Unauthorized|AWS load balancer, not registered|The login service behind the load balancer failed.||401
    598|Network Read Timeout|proxies, not registered|A proxy got nothing in time from the server behind it.||504
    599|Network Connect Timeout|proxies, not registered|A proxy could not connect in time to the server behind it.||504
    """
}
