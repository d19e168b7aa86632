internal import ApusEncodings
internal import ApusJSON
internal import Synchronization

/// Asks the endpoints of an authorization server that know the client, and remembers how it has to say who it is.
struct OAuthAsking: Sendable {
  /// Where the secret goes, once the server's answers have shown it.
  private final class Learned: Sendable {
    let place: Mutex<OAuthServer.SecretPlace>

    init(_ place: OAuthServer.SecretPlace) { self.place = Mutex(place) }
  }

  let client: OAuthClient
  /// The server as it was given.
  private let told: OAuthServer
  private let learned: Learned
  private let transport: any Transport

  init(_ server: OAuthServer, _ client: OAuthClient, over transport: any Transport) {
    told = server
    learned = Learned(server.secretPlace)
    self.client = client
    self.transport = transport
  }

  /// The server, with what its answers have shown of it.
  var server: OAuthServer {
    var server = told
    server.secretPlace = learned.place.withLock(\.self)
    return server
  }

  /// Sends a form, and reads JSON; a refusal is thrown.
  ///
  /// A server that does not know the client by its header is asked once more at the same address, with the secret in the
  /// form: many take it only as the client was registered, and do not say how that was. One that says that it takes none
  /// there is not. What worked is kept to.
  func ask(
    _ url: WebURL, _ items: [(String, String)]
  ) async throws(OAuthError) -> (Node?, Exchange) {
    let place = learned.place.withLock(\.self)
    do {
      return try await ask(url, items, secretIn: place)
    } catch {
      // RFC 6749, 5.2: it is refused with 400, or with 401.
      guard place == .header, told.takesSecretInForm, client.secret != nil, error.isOfClient,
        let status = error.exchange?.response?.status, status == 400 || status == 401
      else { throw error }
      let answer: (Node?, Exchange)
      do {
        answer = try await ask(url, items, secretIn: .body)
      } catch let second {
        if second.code == .cancelled { throw second }
        guard second.isToKnownClient else { throw error }
        learned.place.withLock { $0 = .body }
        throw second
      }
      guard answer.1.response?.isSuccess ?? false else { throw error }
      learned.place.withLock { $0 = .body }
      return answer
    }
  }

  private func ask(
    _ url: WebURL, _ items: [(String, String)], secretIn place: OAuthServer.SecretPlace
  ) async throws(OAuthError) -> (Node?, Exchange) {
    try url.checkIsPrivate()
    let exchange: Exchange
    do {
      exchange = try await transport.send(request(url, items, secretIn: place))
    } catch {
      throw OAuthError(
        error.code, "\(url.origin) was asked for a token: \(error.message)", exchange: error.exchange)
    }
    let root = try? exchange.document().root
    if let root, let word = root["error"]?.string {
      throw OAuthError(
        refusedBy: "\(url.origin)", word, root["error_description"]?.string, exchange: exchange)
    }
    return (root, exchange)
  }

  private func request(
    _ url: WebURL, _ items: [(String, String)], secretIn place: OAuthServer.SecretPlace
  ) -> Request {
    var items = items
    var request = Request(method: .post, url: url, headers: ["Accept": "application/json"])
    // RFC 6749, 2.3.1: both are encoded as in a form first. A blank is %20, for servers that read + as it stands.
    if let secret = client.secret, place == .header {
      let password = Secret(PercentEncoding.encode(secret.reveal(), for: .queryValue), name: secret.name)
      let user = PercentEncoding.encode(client.id, for: .queryValue)
      request.headers = request.headers.adding(
        HeaderField(name: "Authorization", value: .basic(user: user, password: password)))
    } else {
      items.append(("client_id", client.id))
      if let secret = client.secret { items.append(("client_secret", secret.reveal())) }
    }
    request.body =
      told.dialect == .qiita ? Self.json(items) : .form(items.map { QueryItem(name: $0, value: $1) })
    // A redirect would carry secrets to who is not asked.
    request.options.followsRedirects = false
    request.options.limits.bodyBytes = 1 << 20
    return request
  }

  private static func json(_ items: [(String, String)]) -> RequestBody {
    var bytes: [UInt8] = []
    for (name, value) in items where ["client_id", "client_secret", "code"].contains(name) {
      bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
      JSONString.appendQuoted(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONString.appendQuoted(value, to: &bytes)
    }
    return .bytes(bytes + [UInt8(ascii: "}")], contentType: "application/json")
  }

  /// Why what came is no answer.
  func noAnswer(_ url: WebURL, _ exchange: Exchange) -> OAuthError {
    let status = exchange.response?.status ?? 0
    if exchange.response?.isRedirect ?? false, let place = exchange.response?.headers["Location"] {
      // A query may hold a secret.
      let other = OAuthError.short(String(place.prefix { $0 != "?" && $0 != "#" }))
      return OAuthError(
        .oauthAnswer,
        "\(url.origin) answered \(status), a redirect to \(other); no secret is sent on to there",
        said: other, exchange: exchange)
    }
    let said = exchange.response?.headers["Content-Type"].map(OAuthError.short)
    let type = said.map { " with \($0)" } ?? ""
    return OAuthError(
      .oauthAnswer, "\(url.origin) answered \(status)\(type), which is no answer of OAuth 2", said: said,
      exchange: exchange)
  }
}
