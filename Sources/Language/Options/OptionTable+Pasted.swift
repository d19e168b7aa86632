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
    OptionSpec(.refused, "LIST", curl: "--curves", "chooses what TLS is made of"),
    OptionSpec(.refused, curl: "--ssl-reqd", "asks for TLS with mail and FTP"),
    OptionSpec(
      .refused, "MILLISECONDS", curl: "--happy-eyeballs-timeout-ms", "chooses among the addresses of a host"),
    OptionSpec(.refused, curl: "--tcp-fastopen", "sends data before there is a connection"),
    OptionSpec(.refused, "SECONDS", curl: "--expect100-timeout", "says how long a body waits for the server"),
    OptionSpec(.refused, curl: "--http3 --http3-only --no-alpn --no-npn", "chooses a version of HTTP"),
    OptionSpec(.refused, curl: "--anyauth", "lets the server choose how to authenticate"),
    OptionSpec(.refused, curl: "--location-trusted", "gives a password to every host that redirects lead to"),
    OptionSpec(.refused, "PATH", curl: "--abstract-unix-socket", "connects to a socket without a file"),
    OptionSpec(.refused, "VALUE", curl: "--speed-limit -Y --speed-time -y", "ends a slow transfer"),
    OptionSpec(.refused, "SECONDS", curl: "--retry-max-time", "says when to try again no more"),
    OptionSpec(.refused, curl: "--retry-connrefused", "says what to try again after"),
    OptionSpec(.refused, curl: "--junk-session-cookies -j", "sends some cookies of a file only"),
    OptionSpec(.refused, "FILE", curl: "--trace --stderr", "writes to a file"),
    OptionSpec(.refused, curl: "--create-dirs", "makes folders for a file"),
    OptionSpec(.refused, curl: "--remote-time -R", "gives a file the time that the server says"),
    OptionSpec(.refused, "PROVIDER", curl: "--aws-sigv4", "signs the request for AWS"),
  ]

  private static let refusedOfHTTPie = [
    OptionSpec(.refused, "NUMBER", httpie: "--max-headers", "refuses answers with many headers")
  ]
}
