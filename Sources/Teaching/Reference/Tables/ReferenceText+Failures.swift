extension ReferenceText {
  /// Exit statuses and codes of curl: the trait is the constant's name.
  static let curlCodes: StaticString = """
    0|CURLE_OK|curl, libcurl-errors|All went well; the HTTP status may be an error all the same.|curl -f|curl 22
    1|CURLE_UNSUPPORTED_PROTOCOL|curl, libcurl-errors|The URL's scheme is none that this curl knows, or is misspelled.|curl: (1) Protocol "htpp" not supported|request.url
    2|CURLE_FAILED_INIT|curl, libcurl-errors|curl could not start.|curl: (2) Failed initialization
    3|CURLE_URL_MALFORMAT|curl, libcurl-errors|The URL cannot be read.|curl: (3) URL using bad/illegal format or missing URL|request.url
    4|CURLE_NOT_BUILT_IN|curl, libcurl-errors|This curl was built without what is asked for.|curl: (4) A requested feature was not found built-in
    5|CURLE_COULDNT_RESOLVE_PROXY|curl, libcurl-errors|The lookup of the proxy's name failed.|curl: (5) Could not resolve proxy: p|proxy.failed
    6|CURLE_COULDNT_RESOLVE_HOST|curl, libcurl-errors|The lookup of the host's name failed.|curl: (6) Could not resolve host: a.invalid|network.dns
    7|CURLE_COULDNT_CONNECT|curl, libcurl-errors|No connection could be made: refused, or no way there.|curl: (7) Failed to connect to localhost port 1: Connection refused|network.refused, network.unreachable, ECONNREFUSED
    8|CURLE_WEIRD_SERVER_REPLY|curl, libcurl-errors|The server sent something that cannot be read.|curl: (8) Weird server reply|protocol.status
    9|CURLE_REMOTE_ACCESS_DENIED|curl, libcurl-errors|The server does not give access to the file or folder.|curl: (9) Server denied you to change to the given directory|403
    16|CURLE_HTTP2|curl, libcurl-errors|Something is wrong in the frames of HTTP/2.|curl: (16) Error in the HTTP2 framing layer|http/2
    18|CURLE_PARTIAL_FILE|curl, libcurl-errors|Fewer bytes came than were promised.|curl: (18) end of response with 5 bytes missing|body.truncated
    21|CURLE_QUOTE_ERROR|curl, libcurl-errors|A command to the server failed.|curl: (21) QUOT command returned error
    22|CURLE_HTTP_RETURNED_ERROR|curl, libcurl-errors|The status is 400 or more, and `-f` makes that an error.|curl: (22) The requested URL returned error: 404|404, 4xx, 5xx
    23|CURLE_WRITE_ERROR|curl, libcurl-errors|What came could not be written: the disk is full, or the reader went away.|curl: (23) Failure writing output to destination
    25|CURLE_UPLOAD_FAILED|curl, libcurl-errors|The upload could not begin.|curl: (25) Failed upload
    26|CURLE_READ_ERROR|curl, libcurl-errors|A file to send could not be read.|curl: (26) Failed to open/read local data from file/application|request.body
    27|CURLE_OUT_OF_MEMORY|curl, libcurl-errors|There is not enough memory.|curl: (27) Out of memory
    28|CURLE_OPERATION_TIMEDOUT|curl, libcurl-errors|The time that was allowed is over: for connecting, or for the whole.|curl: (28) Operation timed out after 5000 milliseconds|timeout.connect, timeout.total, ETIMEDOUT, NSURLErrorTimedOut
      `--connect-timeout` and `--max-time` set it. Whether the server did what was asked is not known.
    33|CURLE_RANGE_ERROR|curl, libcurl-errors|The server does not do ranges.|curl: (33) HTTP server does not seem to support byte ranges|header Range, 416
    35|CURLE_SSL_CONNECT_ERROR|curl, libcurl-errors|TLS failed while it began: versions, or a port that speaks no TLS.|curl: (35) TLS connect error|tls.protocol
    43|CURLE_BAD_FUNCTION_ARGUMENT|curl, libcurl-errors|A program uses libcurl wrongly.|curl: (43) A libcurl function was given a bad argument
    45|CURLE_INTERFACE_FAILED|curl, libcurl-errors|The network interface that was named cannot be used.|curl: (45) Failed binding local connection end
    47|CURLE_TOO_MANY_REDIRECTS|curl, libcurl-errors|More redirects followed one another than are allowed.|curl: (47) Maximum (50) redirects followed|redirect.limit
    48|CURLE_UNKNOWN_OPTION|curl, libcurl-errors|An option is not known.|curl: (48) An unknown option was passed in to libcurl
    52|CURLE_GOT_NOTHING|curl, libcurl-errors|The server closed the connection without a word.|curl: (52) Empty reply from server|network.closed
    53|CURLE_SSL_ENGINE_NOTFOUND|curl, libcurl-errors|The crypto engine was not found.|curl: (53) SSL crypto engine not found
    55|CURLE_SEND_ERROR|curl, libcurl-errors|Sending failed: the other side broke off.|curl: (55) Failed sending data to the peer|network.reset, EPIPE
    56|CURLE_RECV_ERROR|curl, libcurl-errors|Receiving failed: the other side broke off, or a proxy refused.|curl: (56) Recv failure: Connection reset by peer|network.reset, ECONNRESET
    58|CURLE_SSL_CERTPROBLEM|curl, libcurl-errors|The client's own certificate cannot be used.|curl: (58) could not load PEM client certificate|tls.protocol
    59|CURLE_SSL_CIPHER|curl, libcurl-errors|The ciphers that were named cannot be used.|curl: (59) failed setting cipher list|tls.protocol
    60|CURLE_PEER_FAILED_VERIFICATION|curl, libcurl-errors|The server's certificate is not trusted, is over, or is for another name.|curl: (60) SSL certificate problem: self-signed certificate|tls.untrusted, tls.hostname, tls.expired
    61|CURLE_BAD_CONTENT_ENCODING|curl, libcurl-errors|The body is not compressed as it says, or in an unknown way.|curl: (61) Unrecognized content encoding type|body.encoding, header Content-Encoding
    63|CURLE_FILESIZE_EXCEEDED|curl, libcurl-errors|The body is larger than `--max-filesize` allows.|curl: (63) Maximum file size exceeded|body.tooLarge
    65|CURLE_SEND_FAIL_REWIND|curl, libcurl-errors|The body had to be sent again and could not be read from its beginning.|curl: (65) Send failed since rewinding of the data stream failed
    67|CURLE_LOGIN_DENIED|curl, libcurl-errors|The server did not take the login.|curl: (67) Login denied|401
    77|CURLE_SSL_CACERT_BADFILE|curl, libcurl-errors|The file of trusted certificates cannot be read.|curl: (77) error setting certificate file|tls.untrusted
    78|CURLE_REMOTE_FILE_NOT_FOUND|curl, libcurl-errors|What the URL names is not there.|curl: (78) Remote file not found|404
    80|CURLE_SSL_SHUTDOWN_FAILED|curl, libcurl-errors|TLS was not closed in order.|curl: (80) Failed to shut down the SSL connection
    83|CURLE_SSL_ISSUER_ERROR|curl, libcurl-errors|Somebody else than expected signed the certificate.|curl: (83) Issuer check against peer certificate failed|tls.untrusted
    90|CURLE_SSL_PINNEDPUBKEYNOTMATCH|curl, libcurl-errors|The server's key is not the one that was pinned.|curl: (90) SSL public key does not match pinned public key|tls.untrusted
    91|CURLE_SSL_INVALIDCERTSTATUS|curl, libcurl-errors|The proof that the certificate was not revoked is missing or bad.|curl: (91) SSL server certificate status verification FAILED|tls.untrusted
    92|CURLE_HTTP2_STREAM|curl, libcurl-errors|A stream of HTTP/2 was ended with an error.|curl: (92) HTTP/2 stream 0 was not closed cleanly|http/2
    94|CURLE_AUTH_ERROR|curl, libcurl-errors|An authentication function failed.|curl: (94) An authentication function returned an error|401
    95|CURLE_HTTP3|curl, libcurl-errors|Something is wrong in HTTP/3.|curl: (95) HTTP/3 error|http/3
    96|CURLE_QUIC_CONNECT_ERROR|curl, libcurl-errors|QUIC, on which HTTP/3 runs, could not connect; UDP may be blocked.|curl: (96) QUIC connection error|http/3
    97|CURLE_PROXY|curl, libcurl-errors|The proxy said no, or something that cannot be read.|curl: (97) proxy handshake error|proxy.failed
    98|CURLE_SSL_CLIENTCERT|curl, libcurl-errors|The server wants a certificate from the client.|curl: (98) SSL Client Certificate required|tls.protocol
    100|CURLE_TOO_LARGE|curl, libcurl-errors|A value is larger than curl takes.|curl: (100) A value or data field grew larger than allowed|header.tooLarge
    """

  /// Errors of the system, by the names that other programs print.
  static let systemErrors: StaticString = """
    ECONNREFUSED|none|POSIX.1-2024, errno.h|The connection was refused: nobody listens there, or a firewall says no.|connect ECONNREFUSED 127.0.0.1:3000|network.refused, curl 7, NSURLErrorCannotConnectToHost
    ECONNRESET|none|POSIX.1-2024, errno.h|The other side cut the connection.|read ECONNRESET|network.reset, curl 56
    ECONNABORTED|none|POSIX.1-2024, errno.h|The connection was given up on this side.|connect ECONNABORTED|network.reset
    EPIPE|none|POSIX.1-2024, errno.h|It was written to a connection that the other side had closed.|write EPIPE|network.reset, curl 55
    ETIMEDOUT|none|POSIX.1-2024, errno.h|No answer came in time: the other side is down, or a firewall drops what is sent.|connect ETIMEDOUT 203.0.113.7:443|timeout.connect, curl 28
    EHOSTUNREACH|none|POSIX.1-2024, errno.h|No way leads to the machine.|connect EHOSTUNREACH 192.168.0.9:80|network.unreachable
    ENETUNREACH|none|POSIX.1-2024, errno.h|No way leads to the network, as without a connection or without IPv6.|connect ENETUNREACH 2001:db8::1:443|network.unreachable
    ENETDOWN|none|POSIX.1-2024, errno.h|The network is down.|connect ENETDOWN|network.unreachable
    EHOSTDOWN|none|Linux, errno.h|The machine is down.|connect EHOSTDOWN|network.unreachable
    EADDRINUSE|none|POSIX.1-2024, errno.h|Another program listens on that port already.|listen EADDRINUSE: address already in use :::3000|EADDRNOTAVAIL
    EADDRNOTAVAIL|none|POSIX.1-2024, errno.h|The address is none of this machine, or all ports are in use.|connect EADDRNOTAVAIL|EADDRINUSE
    EACCES|none|POSIX.1-2024, errno.h|It is not permitted: a port below 1024, or a file.|listen EACCES: permission denied 0.0.0.0:80|EPERM
    EPERM|none|POSIX.1-2024, errno.h|It is not permitted; a firewall on this machine says so, too.|connect EPERM|EACCES
    ENOTCONN|none|POSIX.1-2024, errno.h|There is no connection.|read ENOTCONN|network.closed
    EINTR|none|POSIX.1-2024, errno.h|A signal came between; a program should try again.|EINTR|EAGAIN
    EAGAIN|none|POSIX.1-2024, errno.h|It is not ready; a program should try again.|EAGAIN|EINTR
    EMFILE|none|POSIX.1-2024, errno.h|The program has too many files and connections open.|EMFILE: too many open files|ENFILE
    ENFILE|none|POSIX.1-2024, errno.h|The system has too many files and connections open.|ENFILE|EMFILE
    ENOENT|none|POSIX.1-2024, errno.h|There is no such file.|ENOENT: no such file or directory|request.body
    ENOTFOUND|none|Node.js documentation, errors|The lookup of the host's name failed; Node.js calls it so.|getaddrinfo ENOTFOUND api.example|network.dns, EAI_NONAME, curl 6
    EAI_NONAME|none|POSIX.1-2024, getaddrinfo|The name is not known.|getaddrinfo: Name or service not known|network.dns
    EAI_AGAIN|none|POSIX.1-2024, getaddrinfo|The name server did not answer; later it may.|getaddrinfo EAI_AGAIN api.example|network.dns
    EAI_FAIL|none|POSIX.1-2024, getaddrinfo|The name server cannot answer.|getaddrinfo EAI_FAIL|network.dns
    EPROTO|none|POSIX.1-2024, errno.h|TLS failed; Node.js calls it so.|write EPROTO 140:error:0A00010B:SSL routines::wrong version number|tls.protocol
    CERT_HAS_EXPIRED|none|Node.js documentation, TLS|The certificate is over.|Error: certificate has expired|tls.expired
    DEPTH_ZERO_SELF_SIGNED_CERT|none|Node.js documentation, TLS|The server signed its certificate itself.|Error: self-signed certificate|tls.untrusted
    UNABLE_TO_VERIFY_LEAF_SIGNATURE|none|Node.js documentation, TLS|Nobody trusted signed the certificate, or one in between is missing.|Error: unable to verify the first certificate|tls.untrusted
    ERR_TLS_CERT_ALTNAME_INVALID|none|Node.js documentation, TLS|The certificate is for another name.|Error: Hostname/IP does not match certificate's altnames|tls.hostname
    ERR_CONNECTION_REFUSED|none|Chromium, net errors|Chrome's name for a refused connection.|net::ERR_CONNECTION_REFUSED|network.refused
    ERR_NAME_NOT_RESOLVED|none|Chromium, net errors|Chrome's name for a lookup that failed.|net::ERR_NAME_NOT_RESOLVED|network.dns
    ERR_CERT_AUTHORITY_INVALID|none|Chromium, net errors|Chrome's name for a certificate that nobody trusted signed.|net::ERR_CERT_AUTHORITY_INVALID|tls.untrusted
    """

  /// Errors of Foundation's `URLSession`: the traits are the number and the name in Swift.
  static let sessionErrors: StaticString = """
    NSURLErrorCancelled|-999 cancelled|Apple, NSURLErrorDomain|The task was cancelled, by the app or with its view.|Error Domain=NSURLErrorDomain Code=-999|cancelled
    NSURLErrorBadURL|-1000 badURL|Apple, NSURLErrorDomain|The URL cannot be read.|Error Domain=NSURLErrorDomain Code=-1000|request.url
    NSURLErrorTimedOut|-1001 timedOut|Apple, NSURLErrorDomain|Nothing came for as long as the request allows: 60 seconds, unless it says otherwise.|Error Domain=NSURLErrorDomain Code=-1001|timeout.idle, curl 28, ETIMEDOUT
      `timeoutInterval` is the time between two pieces; `timeoutIntervalForResource` is for the whole.
    NSURLErrorUnsupportedURL|-1002 unsupportedURL|Apple, NSURLErrorDomain|The scheme is none that URLSession knows.|Error Domain=NSURLErrorDomain Code=-1002|request.url
    NSURLErrorCannotFindHost|-1003 cannotFindHost|Apple, NSURLErrorDomain|The lookup of the host's name failed.|Error Domain=NSURLErrorDomain Code=-1003|network.dns, curl 6
    NSURLErrorCannotConnectToHost|-1004 cannotConnectToHost|Apple, NSURLErrorDomain|No connection could be made: it was refused, for example.|Error Domain=NSURLErrorDomain Code=-1004|network.refused, ECONNREFUSED
    NSURLErrorNetworkConnectionLost|-1005 networkConnectionLost|Apple, NSURLErrorDomain|The connection broke; what the server did is not known.|Error Domain=NSURLErrorDomain Code=-1005|network.reset, network.closed
    NSURLErrorDNSLookupFailed|-1006 dnsLookupFailed|Apple, NSURLErrorDomain|The lookup of the host's name failed.|Error Domain=NSURLErrorDomain Code=-1006|network.dns
    NSURLErrorHTTPTooManyRedirects|-1007 httpTooManyRedirects|Apple, NSURLErrorDomain|More redirects followed one another than are allowed.|Error Domain=NSURLErrorDomain Code=-1007|redirect.limit
    NSURLErrorResourceUnavailable|-1008 resourceUnavailable|Apple, NSURLErrorDomain|The resource could not be had.|Error Domain=NSURLErrorDomain Code=-1008|network.unreachable
    NSURLErrorNotConnectedToInternet|-1009 notConnectedToInternet|Apple, NSURLErrorDomain|The device is offline.|Error Domain=NSURLErrorDomain Code=-1009|network.unreachable
    NSURLErrorRedirectToNonExistentLocation|-1010 redirectToNonExistentLocation|Apple, NSURLErrorDomain|A redirect does not say where to.|Error Domain=NSURLErrorDomain Code=-1010|redirect.location
    NSURLErrorBadServerResponse|-1011 badServerResponse|Apple, NSURLErrorDomain|The answer cannot be read.|Error Domain=NSURLErrorDomain Code=-1011|protocol.status
    NSURLErrorUserCancelledAuthentication|-1012 userCancelledAuthentication|Apple, NSURLErrorDomain|The login was given up.|Error Domain=NSURLErrorDomain Code=-1012|401
    NSURLErrorUserAuthenticationRequired|-1013 userAuthenticationRequired|Apple, NSURLErrorDomain|This needs a credential.|Error Domain=NSURLErrorDomain Code=-1013|401
    NSURLErrorZeroByteResource|-1014 zeroByteResource|Apple, NSURLErrorDomain|The server promised bytes and sent none.|Error Domain=NSURLErrorDomain Code=-1014|body.empty
    NSURLErrorCannotDecodeRawData|-1015 cannotDecodeRawData|Apple, NSURLErrorDomain|The body is not compressed as it says.|Error Domain=NSURLErrorDomain Code=-1015|body.encoding
    NSURLErrorCannotDecodeContentData|-1016 cannotDecodeContentData|Apple, NSURLErrorDomain|The body is compressed in an unknown way.|Error Domain=NSURLErrorDomain Code=-1016|body.encoding
    NSURLErrorCannotParseResponse|-1017 cannotParseResponse|Apple, NSURLErrorDomain|The answer cannot be read.|Error Domain=NSURLErrorDomain Code=-1017|protocol.header
    NSURLErrorInternationalRoamingOff|-1018 internationalRoamingOff|Apple, NSURLErrorDomain|Roaming is off.|Error Domain=NSURLErrorDomain Code=-1018|network.unreachable
    NSURLErrorCallIsActive|-1019 callIsActive|Apple, NSURLErrorDomain|A telephone call takes the line.|Error Domain=NSURLErrorDomain Code=-1019|network.unreachable
    NSURLErrorDataNotAllowed|-1020 dataNotAllowed|Apple, NSURLErrorDomain|Mobile data is off.|Error Domain=NSURLErrorDomain Code=-1020|network.unreachable
    NSURLErrorRequestBodyStreamExhausted|-1021 requestBodyStreamExhausted|Apple, NSURLErrorDomain|The body had to be sent again and could not be read again.|Error Domain=NSURLErrorDomain Code=-1021|request.body
    NSURLErrorAppTransportSecurityRequiresSecureConnection|-1022 appTransportSecurityRequiresSecureConnection|Apple, NSURLErrorDomain|The app may ask by https only (App Transport Security).|Error Domain=NSURLErrorDomain Code=-1022|tls.protocol
    NSURLErrorFileDoesNotExist|-1100 fileDoesNotExist|Apple, NSURLErrorDomain|There is no such file.|Error Domain=NSURLErrorDomain Code=-1100|request.body
    NSURLErrorDataLengthExceedsMaximum|-1103 dataLengthExceedsMaximum|Apple, NSURLErrorDomain|The body is larger than allowed.|Error Domain=NSURLErrorDomain Code=-1103|body.tooLarge
    NSURLErrorSecureConnectionFailed|-1200 secureConnectionFailed|Apple, NSURLErrorDomain|TLS failed.|Error Domain=NSURLErrorDomain Code=-1200|tls.protocol, curl 35
    NSURLErrorServerCertificateHasBadDate|-1201 serverCertificateHasBadDate|Apple, NSURLErrorDomain|The certificate is over, or not valid yet.|Error Domain=NSURLErrorDomain Code=-1201|tls.expired
    NSURLErrorServerCertificateUntrusted|-1202 serverCertificateUntrusted|Apple, NSURLErrorDomain|The certificate is not trusted, or is for another name.|Error Domain=NSURLErrorDomain Code=-1202|tls.untrusted, curl 60
    NSURLErrorServerCertificateHasUnknownRoot|-1203 serverCertificateHasUnknownRoot|Apple, NSURLErrorDomain|Nobody trusted signed the certificate.|Error Domain=NSURLErrorDomain Code=-1203|tls.untrusted
    NSURLErrorServerCertificateNotYetValid|-1204 serverCertificateNotYetValid|Apple, NSURLErrorDomain|The certificate is not valid yet.|Error Domain=NSURLErrorDomain Code=-1204|tls.expired
    NSURLErrorClientCertificateRejected|-1205 clientCertificateRejected|Apple, NSURLErrorDomain|The server does not accept the client's certificate.|Error Domain=NSURLErrorDomain Code=-1205|tls.protocol
    NSURLErrorClientCertificateRequired|-1206 clientCertificateRequired|Apple, NSURLErrorDomain|The server wants a certificate from the client.|Error Domain=NSURLErrorDomain Code=-1206|tls.protocol
    """
}
