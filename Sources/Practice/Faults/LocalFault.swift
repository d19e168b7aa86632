/// A failure that no server has to produce, and the line that does it.
struct LocalFault: Sendable {
  let code: String
  let sentence: String
  /// `{port}` and `{silent}` stand for ports of the server.
  let line: String

  init(_ code: String, _ sentence: String, _ line: String) {
    self.code = code
    self.sentence = sentence
    self.line = line
  }

  func line(at site: Site) -> String {
    line.replacing("{port}", with: String(site.port))
      .replacing("{silent}", with: String(site.silentPort))
  }

  static let all: [LocalFault] = [
    LocalFault("request.url", "The URL is none.", "get http:///users"),
    LocalFault("request.header", "The header's name is none.", "get /echo 'Bad Name:1'"),
    LocalFault("request.body", "The file for the body is not there.", "post /echo text=@no-such-file"),
    LocalFault("request.parameter", "A value of the path is empty.", "github user ''"),
    LocalFault("request.variable", "The variable was never set.", "get /echo?x={{nobody}}"),
    LocalFault("network.dns", "The host has no address.", "get http://no-such-host.invalid/"),
    LocalFault("network.refused", "Nobody listens on the port.", "get http://127.0.0.1:1/"),
    LocalFault("network.unreachable", "No connection leads to the address.", "get http://224.0.0.1/"),
    LocalFault(
      "tls.expired", "The certificate has expired. Needs the network.", "get https://expired.badssl.com/"),
    LocalFault(
      "tls.hostname", "The certificate is for another host. Needs the network.",
      "get https://wrong.host.badssl.com/"),
    LocalFault(
      "tls.untrusted", "Nobody trusted signed the certificate. Needs the network.",
      "get https://self-signed.badssl.com/"),
    LocalFault("tls.protocol", "The server does not speak TLS.", "get https://127.0.0.1:{port}/"),
    LocalFault("proxy.failed", "The proxy is not there.", "get /echo --proxy http://127.0.0.1:1"),
    LocalFault(
      "timeout.connect", "The port accepts nobody and refuses nobody.",
      "get http://127.0.0.1:{silent}/ --timeout 1"),
    LocalFault("cancelled", "You press Ctrl-C while it runs.", "get /delay/30"),
    LocalFault(
      "oauth.refused", "The authorization server knows no such client.",
      "auth oauth2 --client nobody --flow device"),
    LocalFault(
      "oauth.answer", "The token endpoint answers with a page.",
      "auth oauth2 --client html --flow client --secret any"),
    LocalFault(
      "oauth.state", "What comes back belongs to another login.",
      "auth oauth2 --client forged --flow code --approve"),
    LocalFault(
      "oauth.expired", "The code for the device has run out.",
      "auth oauth2 --client late --flow device --approve"),
    LocalFault(
      "oauth.endpoint", "Nothing says where to log in.",
      "auth oauth2 http://127.0.0.1:{port}/github --client apus"),
    LocalFault("expect.failed", "What you expect does not hold.", "expect status 299"),
    LocalFault("replay.drift", "A saved session, edited so that it no longer matches.", "replay FILE"),
    LocalFault("replay.missing", "A saved session with a request that was never recorded.", "replay FILE"),
    LocalFault(
      "sign.mismatch", "A signature that is not the key's.", "verify hmac Content-Type word"),
    LocalFault("output.tooLarge", "Values inside one another, each written whole.", "$..a | wc -c"),
    LocalFault("output.command", "The command behind | fails.", "get /echo | false"),
    LocalFault("graphql.errors", "A field of a query fails, and the status is 200.", "gql { broken }"),
    LocalFault("usage.command", "There is no such command.", "gte /echo"),
    LocalFault("usage.argument", "The command does not take that.", "get /echo --no-such-option"),
  ]
}
