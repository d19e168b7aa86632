// Options of pasted lines that do nothing here. In the first list is only what changes nothing of what is sent, trusted
// or written; everything else that curl or HTTPie have is either done, or in the second list, or not known, which
// refuses the line as well.
extension OptionSpec {
  static let harmless = [
    OptionSpec(
      .harmless, curl: "--silent -s --show-error -S --progress-bar -# --no-progress-meter", "say less"),
    OptionSpec(
      .harmless, curl: "--fail -f --fail-with-body --fail-early",
      "fail when the status does, as is usual here"),
    OptionSpec(.harmless, curl: "--disable -q", "read no file of settings of curl's, as is usual here"),
    OptionSpec(.harmless, curl: "--styled-output", "show headers in colours"),
    OptionSpec(.harmless, curl: "--no-keepalive --tcp-nodelay", "tune the connection"),
    OptionSpec(.harmless, "SECONDS", curl: "--keepalive-time", "tune the connection"),
    OptionSpec(.harmless, httpie: "--check-status", "fail when the status does, as is usual here"),
    OptionSpec(.harmless, httpie: "--ignore-netrc", "read no .netrc, as is usual here"),
    OptionSpec(
      .harmless, httpie: "--quiet -q --all --sorted --unsorted --traceback --debug", "show less, or more"),
    OptionSpec(
      .harmless, "VALUE",
      httpie: "--pretty --style -s --format-options --history-print -P --response-mime",
      "show it in another way"),
  ]

  /// What each of them does, as it follows "which".
  static let refused = refusedOfCurl + refusedOfHTTPie

  private static let refusedOfCurl = [
    OptionSpec(
      .refused, curl: "--tlsv1 -1 --tlsv1.0 --tlsv1.1 --tlsv1.2 --tlsv1.3", "asks for a version of TLS"),
    OptionSpec(.refused, "VERSION", curl: "--tls-max", "asks for a version of TLS"),
    OptionSpec(.refused, "LIST", curl: "--ciphers --tls13-ciphers --curves", "chooses what TLS is made of"),
    OptionSpec(.refused, curl: "--ssl-reqd", "asks for TLS with mail and FTP"),
    OptionSpec(
      .refused, "MILLISECONDS", curl: "--happy-eyeballs-timeout-ms", "chooses among the addresses of a host"),
    OptionSpec(.refused, curl: "--tcp-fastopen", "sends data before there is a connection"),
    OptionSpec(.refused, "SECONDS", curl: "--expect100-timeout", "says how long a body waits for the server"),
    OptionSpec(.refused, curl: "--ipv4 -4 --ipv6 -6", "chooses among the addresses of a host"),
    OptionSpec(.refused, curl: "--http3 --http3-only --no-alpn --no-npn", "chooses a version of HTTP"),
    OptionSpec(.refused, curl: "--anyauth", "lets the server choose how to authenticate"),
    OptionSpec(.refused, curl: "--location-trusted", "gives a password to every host that redirects lead to"),
    OptionSpec(.refused, "PATH", curl: "--abstract-unix-socket", "connects to a socket without a file"),
    OptionSpec(.refused, "BYTES", curl: "--max-filesize", "refuses large answers"),
    OptionSpec(.refused, "SPEED", curl: "--limit-rate", "slows the transfer down"),
    OptionSpec(.refused, "VALUE", curl: "--speed-limit -Y --speed-time -y", "ends a slow transfer"),
    OptionSpec(.refused, "SECONDS", curl: "--retry-delay --retry-max-time", "says when to try again"),
    OptionSpec(.refused, curl: "--retry-connrefused --retry-all-errors", "says what to try again after"),
    OptionSpec(.refused, "FILE", curl: "--cookie-jar -c", "writes cookies to a file"),
    OptionSpec(.refused, curl: "--junk-session-cookies -j", "sends some cookies of a file only"),
    OptionSpec(.refused, "FILE", curl: "--dump-header -D", "writes headers to a file"),
    OptionSpec(.refused, "FORMAT", curl: "--write-out -w", "writes a text of its own"),
    OptionSpec(.refused, "FILE", curl: "--trace --trace-ascii --stderr", "writes to a file"),
    OptionSpec(
      .refused, curl: "--create-dirs --remote-time -R --remote-header-name -J", "changes what is written"),
  ]

  private static let refusedOfHTTPie = [
    OptionSpec(.refused, httpie: "--download -d --continue -c", "writes the body to a file"),
    OptionSpec(.refused, "VERSION", httpie: "--ssl", "asks for a version of TLS"),
    OptionSpec(.refused, "LIST", httpie: "--ciphers", "chooses what TLS is made of"),
    OptionSpec(.refused, "NUMBER", httpie: "--max-headers", "refuses answers with many headers"),
  ]
}
