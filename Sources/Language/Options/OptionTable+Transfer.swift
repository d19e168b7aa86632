// Options of pasted lines about how bytes move and what becomes of them, which lines of our own do not have.
extension OptionSpec {
  static let transfer = [
    OptionSpec(
      .tlsVersion, curl: "--tlsv1 -1 --tlsv1.0 --tlsv1.1 --tlsv1.2 --tlsv1.3",
      "agree on this version of TLS or a newer one"),
    OptionSpec(.tlsNewest, "VERSION", curl: "--tls-max", "agree on no newer version of TLS"),
    OptionSpec(.tlsOnly, "TLS", httpie: "--ssl", "agree on this version of TLS"),
    OptionSpec(.ciphers, "LIST", httpie: "--ciphers", curl: "--ciphers", "agree on one of these ciphers"),
    OptionSpec(.ciphersOfTLS13, "LIST", curl: "--tls13-ciphers", "agree on one of these ciphers of TLS 1.3"),
    OptionSpec(.ipv4, curl: "--ipv4 -4", "connect to addresses of IPv4 only"),
    OptionSpec(.ipv6, curl: "--ipv6 -6", "connect to addresses of IPv6 only"),
    OptionSpec(
      .connectTo, "HOST:PORT:HOST:PORT", curl: "--connect-to", "connect to another place than the URL's"),
    OptionSpec(
      .socks, "HOST", curl: "--socks4 --socks4a --socks5 --socks5-hostname", "go through this SOCKS proxy"),
    OptionSpec(.proxyUser, "USER:PASSWORD", curl: "--proxy-user -U", "who asks the proxy"),
    OptionSpec(.maxFileSize, "BYTES", curl: "--max-filesize", "refuse a larger body"),
    OptionSpec(.limitRate, "SPEED", curl: "--limit-rate", "move no more bytes in a second"),
    OptionSpec(.retryDelay, "SECONDS", curl: "--retry-delay", "wait so long before trying again"),
    OptionSpec(
      .cookieJar, "FILE", curl: "--cookie-jar -c", "put the session's cookies into a file afterwards"),
    OptionSpec(.dumpHeader, "FILE", curl: "--dump-header -D", "put the headers of the answers into a file"),
    OptionSpec(.writeOut, "FORMAT", curl: "--write-out -w", "write this text behind the body"),
    OptionSpec(
      .remoteName, curl: "--remote-name -O --remote-name-all",
      "put the body into a file that is called what the URL ends with"),
    OptionSpec(
      .remoteHeaderName, curl: "--remote-header-name -J",
      "with -O: call the file what the server says, and write over none"),
    OptionSpec(.outputFolder, "FOLDER", curl: "--output-dir", "put the file into this folder"),
    OptionSpec(
      .continues, "OFFSET", curl: "--continue-at -C", "with -: go on with what is there of the file"),
    OptionSpec(.compress, httpie: "--compress -x", "send the body compressed, where that makes it smaller"),
    OptionSpec(.next, curl: "--next -:", "another request follows"),
  ]
}
