import ApusClient
import ApusPractice
import ApusTLSTestSupport
import ApusTeaching
import Testing

@testable import ApusRepl

/// A way to make a failure happen for real, and where the drawing of its request should end.
struct Provocation: Sendable, CustomTestStringConvertible {
  enum Way: Sendable {
    /// Lines, of which the last one fails. `{port}`, `{silent}`, `{expired}`, `{untrusted}` and `{named}` are ports:
    /// of the practice API, of one that answers nobody, and of servers with such certificates; `{authority}` is whom
    /// to trust.
    case lines([String])
    /// A line that is stopped once a part of the body has come.
    case interrupted(String)
    /// Lines that are saved as a session, which is replayed once a text in it was replaced.
    case edited([String], String, with: String)
  }

  let code: ErrorCode
  let stage: Stage
  let way: Way
  var needsCertificates = false

  var testDescription: String { code.name }

  init(_ code: ErrorCode, _ stage: Stage, _ lines: String..., needsCertificates: Bool = false) {
    self.init(code, stage, .lines(lines), needsCertificates: needsCertificates)
  }

  init(_ code: ErrorCode, _ stage: Stage, _ way: Way, needsCertificates: Bool = false) {
    self.code = code
    self.stage = stage
    self.way = way
    self.needsCertificates = needsCertificates
  }
}

extension Provocation {
  /// One for each code, and some for `http.NNN`.
  static let all =
    line + network + time + redirect + read + conversation + status + oauth + decode + check

  private static let line = [
    Provocation(.usageCommand, .parse, "gte /echo"),
    Provocation(.usageArgument, .parse, "get /echo --no-such-option"),
    Provocation(.requestURL, .build, "get http:///users"),
    Provocation(.requestHeader, .build, "get /echo 'Bad Name:1'"),
    Provocation(.requestBody, .build, "post /echo text=@no-such-file"),
    Provocation(.requestParameter, .build, .lines(["github user ''"])),
    Provocation(.requestVariable, .build, "get /echo?x={{nobody}}"),
  ]

  private static let network = [
    Provocation(.dns, .connect, "get http://no-such-host.invalid/ --proxy ''"),
    Provocation(.refused, .connect, "get http://127.0.0.1:1/"),
    Provocation(.unreachable, .connect, "get http://localhost/ --unix-socket /no/such/socket"),
    Provocation(.reset, .wait, "get /faults/network.reset"),
    Provocation(.reset, .read, "get /faults/network.reset/body"),
    Provocation(.closed, .wait, "get /faults/network.closed"),
    Provocation(
      .tlsExpired, .tls, "get https://127.0.0.1:{expired}/ --cacert {authority}", needsCertificates: true),
    Provocation(
      .tlsHostname, .tls,
      "get https://other.test:{named}/ --cacert {authority} --resolve other.test:{named}:127.0.0.1",
      needsCertificates: true),
    Provocation(
      .tlsUntrusted, .tls, "base https://127.0.0.1:{untrusted}", "get /", needsCertificates: true),
    Provocation(.tlsProtocol, .tls, "get https://127.0.0.1:{port}/"),
    Provocation(.proxyFailed, .connect, "get /echo --proxy http://127.0.0.1:1"),
  ]

  private static let time = [
    Provocation(
      .timeoutConnect, .connect, "get http://127.0.0.1:{silent}/ --connect-timeout 0.1 --proxy ''"),
    Provocation(.timeoutIdle, .read, "set timeout 0.2", "get /faults/timeout.idle --timeout 30"),
    Provocation(.timeoutTotal, .read, "get /faults/timeout.total --timeout 0.2"),
    Provocation(.cancelled, .read, .interrupted("get /faults/timeout.idle")),
  ]

  private static let redirect = [
    Provocation(.redirectLimit, .redirect, "get /faults/redirect.limit --follow"),
    Provocation(.redirectLoop, .redirect, "get /faults/redirect.loop --follow"),
    Provocation(.redirectUnsafe, .redirect, "get /faults/redirect.unsafe --follow"),
    Provocation(.redirectLocation, .redirect, "get /faults/redirect.location --follow"),
  ]

  private static let read = [
    Provocation(.protocolStatus, .wait, "get /faults/protocol.status"),
    Provocation(.protocolHeader, .read, "get /faults/protocol.header/name"),
    Provocation(.protocolFraming, .read, "get /faults/protocol.framing"),
    Provocation(.headerTooLarge, .read, "get /faults/header.tooLarge"),
    Provocation(.bodyTruncated, .read, "get /faults/body.truncated"),
    Provocation(.bodyEncoding, .read, "get /faults/body.encoding"),
    Provocation(.bodyTooLarge, .read, "get /faults/body.tooLarge/length"),
    Provocation(.bodyEmpty, .decode, "get /faults/body.empty", ".id"),
  ]

  private static let conversation = [
    Provocation(.webSocketRefused, .read, "ws /echo"),
    Provocation(.webSocketHandshake, .read, "ws /ws/echo?fault=handshake"),
    Provocation(.webSocketFrame, .read, "ws /ws/echo?fault=reserved --say x"),
    Provocation(.webSocketText, .read, "ws /ws/echo?fault=utf8 --say x"),
    Provocation(.webSocketTooLarge, .read, "ws /ws/echo?fault=endless --say x"),
    Provocation(.webSocketDropped, .read, "ws /ws/echo?fault=dies --say x"),
    Provocation(.webSocketSilent, .read, "ws /ws/echo?fault=deaf --say x"),
    Provocation(.webSocketClosed, .read, "ws /ws/echo?close=1011 --say x"),
  ]

  private static let status =
    [400, 401, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 415, 418, 422, 428, 429, 431, 500, 501, 502]
    .map { Provocation(.http($0), .status, "get /faults/http.\($0)") }
    + [Provocation(.graphQLErrors, .status, "gql { broken }")]
    + [414, 503, 504, 505, 599].map { Provocation(.http($0), .status, "get /status/\($0)") }

  private static let oauth = [
    Provocation(.oauthRefused, .status, "auth oauth2 --client nobody --flow device"),
    Provocation(.oauthAnswer, .status, "auth oauth2 --client html --flow client --secret env:TOKEN"),
    Provocation(.oauthState, .status, "auth oauth2 --client forged --flow code --approve"),
    Provocation(.oauthExpired, .status, "auth oauth2 --client late --flow device --approve"),
    Provocation(.oauthEndpoint, .status, "auth oauth2 http://127.0.0.1:{port}/github --client apus"),
  ]

  private static let decode = [
    Provocation(.decodeSyntax, .decode, "get /faults/decode.syntax", ".id"),
    Provocation(.decodeMissing, .decode, "get /faults/decode.missing", "as GitHub.User"),
    Provocation(.decodeType, .decode, "get /faults/decode.type", "as GitHub.User"),
    Provocation(.decodeValue, .decode, "get /faults/decode.value/range", "as GitHub.User"),
  ]

  private static let check = [
    Provocation(.expectFailed, .check, "get /status/200", "expect status 299"),
    Provocation(.replayDrift, .check, .edited(["get /status/200"], "200 OK", with: "201 OK")),
    Provocation(
      .replayMissing, .check, .edited(["get /status/200"], "get /status/200", with: "get /status/201")),
    Provocation(.signMismatch, .check, "get /echo", "verify hmac Content-Type word"),
    Provocation(
      .outputTooLarge, .check, "get /github/search/repositories q==swift", "set output-limit 0B",
      "$..* > /dev/null"),
    Provocation(.outputCommand, .check, "get /echo", "headers | false"),
  ]
}
