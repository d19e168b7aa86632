extension ReferenceText {
  /// How ways to fail look to others, what a standard says of them, and what else to see.
  static let codeExamples: StaticString = """
    network.dns||RFC 1035, 4.1.1||curl: (6) Could not resolve host: a.example|curl 6, network.refused, network.unreachable
    network.refused||RFC 9293, 3.5.2||curl: (7) Failed to connect to localhost port 1: Connection refused|curl 7, ECONNREFUSED, network.unreachable
    network.unreachable||RFC 1122, 4.2.3.9||curl: (7) Failed to connect to 192.0.2.1 port 80: Network is unreachable|curl 7, network.dns, timeout.connect
    network.reset||RFC 9293, 3.5.3||curl: (56) Recv failure: Connection reset by peer|ECONNRESET, network.closed, body.truncated
    network.closed||RFC 9112, 9.5||curl: (52) Empty reply from server|curl 52, network.reset, body.truncated
    tls.expired||RFC 5280, 4.1.2.5||curl: (60) SSL certificate problem: certificate has expired|curl 60, tls.hostname, tls.untrusted
    tls.hostname||RFC 9110, 4.3.4||curl: (60) SSL: no alternative certificate subject name matches target host name|curl 60, tls.expired, tls.untrusted
    tls.untrusted||RFC 5280, 6.1||curl: (60) SSL certificate problem: unable to get local issuer certificate|curl 60, tls.expired, tls.hostname
    tls.protocol||RFC 8446, 6.2||curl: (35) TLS connect error|curl 35, tls.untrusted, network.closed
    proxy.failed||RFC 9110, 9.3.6||curl: (56) CONNECT tunnel failed, response 407|407, method CONNECT, curl 5
    timeout.connect||RFC 9293, 3.8.3||curl: (28) Connection timed out after 5000 milliseconds|curl 28, ETIMEDOUT, network.unreachable
    timeout.idle||RFC 9112, 9.5||curl: (28) Operation too slow|curl 28, timeout.total, 504
    timeout.total||RFC 9112, 9.5||curl: (28) Operation timed out after 5000 milliseconds|curl 28, timeout.idle, 504
    protocol.status||RFC 9112, 4||curl: (1) Received HTTP/0.9 when not allowed|curl 8, protocol.header, status
    protocol.header||RFC 9112, 5.1||Content-Type : text/plain|header, protocol.status, protocol.framing
    protocol.framing||RFC 9112, 6.3||curl: (56) Illegal or missing hexadecimal sequence in chunked-encoding|chunk, header Content-Length, body.truncated
    header.tooLarge||RFC 9110, 5.4||curl: (56) Too large response headers|431, header Set-Cookie, protocol.header
    body.truncated||RFC 9112, 8||curl: (18) end of response with 5 bytes missing|curl 18, chunk, network.reset
    body.encoding||RFC 9110, 8.4||curl: (61) Error while processing content unencoding|header Content-Encoding, coding gzip, body.truncated
    redirect.limit||RFC 9110, 15.4||curl: (47) Maximum (50) redirects followed|curl 47, redirect.loop, 3xx
    redirect.loop||RFC 9110, 15.4||curl: (47) Maximum (50) redirects followed|redirect.limit, header Location, 3xx
    redirect.location||RFC 9110, 10.2.2||HTTP/1.1 302 Found|header Location, redirect, 302
    """
}
