package import ApusClient
internal import ApusJSON
package import ApusSurroundings
internal import ApusSystem

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The tokens that are kept for the next run: one file, which nobody else can read, written whole.
package struct KeptTokens: Sendable {
  /// Tokens, and what they are bound to.
  package struct Entry: Sendable {
    package let origin: Origin
    package let client: OAuthClient
    package let grant: OAuthGrant
    let server: OAuthServer
    package let tokens: OAuthTokens

    /// Whether it is bound to these: the scopes are those that were asked for, in whatever order.
    package func isBound(to origin: Origin, _ client: String, _ scopes: [String]) -> Bool {
      self.origin == origin && self.client.id == client && Set(self.client.scopes) == Set(scopes)
    }

    /// Whether they are good no more, and nothing renews them. A client that asks for itself asks again.
    func isOver(at now: Date) -> Bool {
      grant != .client && tokens.refreshToken == nil && tokens.isExpired(at: now)
    }

    fileprivate func isBound(like other: Entry) -> Bool {
      isBound(to: other.origin, other.client.id, other.client.scopes)
    }
  }

  package let path: String

  /// `nil` where nothing is kept between runs.
  package init?(in environment: Environment) {
    guard !environment.isReplay, !environment.isOfFileFromElsewhere,
      let path = Folders(environment).tokens
    else { return nil }
    self.path = path
  }

  init(path: String) { self.path = path }

  /// All of them; none where there is no file.
  ///
  /// - Throws: `CommandFailure` for a file that others may read, for one that cannot be read, and for what is none.
  package func entries() throws(CommandFailure) -> [Entry] {
    guard let status = try? FileStatus(of: path, followsLinks: false) else { return [] }
    guard status.kind == .file else {
      throw CommandFailure(
        .requestParameter, flaw(of: status.kind), note: "nothing is kept until it is gone",
        try: status.kind == .folder ? [] : ["auth forget"])
    }
    guard status.mode & 0o077 == 0 else {
      throw CommandFailure(
        .requestParameter, "\(path) can be read by others, so no token is taken from it",
        note: "chmod 600 \(path) makes it yours; what was in it may be known", try: ["auth forget"])
    }
    guard let root = try? JSONDocument(SafeFile.tail(of: path, count: 1 << 20)).root, root.kind == .array
    else {
      throw CommandFailure(
        .requestParameter, "\(path) holds no tokens that can be read", try: ["auth forget"])
    }
    return (0..<root.count).compactMap { root[$0].flatMap(Entry.init) }
  }

  /// Whether a login for this origin can be taken up again. A file that cannot be read has none.
  package func hasLogin(for origin: Origin, at now: Date) -> Bool {
    (try? entries())?.contains { $0.origin == origin && !$0.isOver(at: now) } ?? false
  }

  /// Puts an entry into the file, in the place of one for the same origin, client and scopes.
  ///
  /// - Throws: also for a file that others may read, as `entries()`: what stands in it is not passed on.
  package func keep(_ entry: Entry) async throws {
    try await alone { try put(entry) }
  }

  /// Renews what is kept, or takes what another run got meanwhile: a server that takes each refresh token once takes a
  /// second use for theft. What another run deleted is not kept again. Those that are refused with nothing to renew them by
  /// are kept as what has run out.
  ///
  /// - Parameters:
  ///   - entry: with the tokens that do not do any more.
  ///   - server: who is asked, with what its answers have shown of it.
  ///   - unkept: is told why the new tokens are not there for the next run. Nobody by default.
  package func renewed(
    _ entry: Entry, from server: () -> OAuthServer, at now: @Sendable () -> Date,
    by ask: (OAuthTokens) async throws -> OAuthTokens, unkept: (any Error) -> Void = { _ in }
  ) async throws -> OAuthTokens {
    try await alone {
      let found: Entry?
      do {
        found = try entries().first { $0.isBound(like: entry) }
      } catch {
        let tokens = try await ask(entry.tokens)
        unkept(error)
        return tokens
      }
      guard let kept = found else { return try await ask(entry.tokens) }
      if !kept.tokens.showsSame(as: entry.tokens), !kept.tokens.isExpired(at: now()) { return kept.tokens }
      let tokens: OAuthTokens
      do {
        tokens = try await ask(kept.tokens)
      } catch let error as OAuthError where error.isOfGrant || error.code == .oauthExpired {
        // Where that cannot be written, what stands there is refused once more.
        try? put(entry.holding(kept.tokens.ended(at: now()), of: server()))
        throw error
      }
      do { try put(entry.holding(tokens, of: server())) } catch { unkept(error) }
      return tokens
    }
  }

  /// Takes out what a login is bound to.
  package func remove(_ login: OAuthLogin) async throws {
    try await alone {
      let entries = try entries()
      let left = entries.filter { !$0.isBound(to: login.origin, login.client.id, login.client.scopes) }
      if left.count < entries.count { try write(left) }
    }
  }

  /// Deletes the file.
  ///
  /// - Returns: whether there was one.
  package func forget() -> Bool {
    FilePath.remove(lock)
    guard (try? FileStatus(of: path, followsLinks: false)) != nil else { return false }
    FilePath.remove(path)
    return (try? FileStatus(of: path, followsLinks: false)) == nil
  }

  private func flaw(of kind: FileStatus.Kind) -> String {
    switch kind {
    case .symbolicLink: "\(path) is a link to another file, so no token is taken from it"
    case .folder: "\(path) is a folder, so no token is taken from it"
    case .file, .pipe, .socket, .other: "\(path) is no file, so no token is taken from it"
    }
  }

  private var lock: String { path + ".lock" }

  /// Does something while no other run changes what is kept. One that holds it for longer than a server may take to answer
  /// is not waited for.
  private func alone<Value>(_ work: () async throws -> Value) async throws -> Value {
    try? Folder.create(for: path)
    let end = ContinuousClock.now + .seconds(60)
    var held: LockedFile?
    while held == nil {
      do throws(LockedFile.Failure) {
        held = try LockedFile.open(lock, toWrite: true, waits: false)
      } catch {
        guard error == .held, ContinuousClock.now < end else { break }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    defer { held?.close() }
    return try await work()
  }

  private func put(_ entry: Entry) throws {
    try write(try entries().filter { !$0.isBound(like: entry) } + [entry])
  }

  private func write(_ entries: [Entry]) throws {
    var bytes = Array("[".utf8)
    for (number, entry) in entries.enumerated() {
      bytes += (number == 0 ? "\n" : ",\n").utf8
      entry.write(into: &bytes)
    }
    try SafeFile.replace(path, with: bytes + "\n]\n".utf8)
  }
}

extension OAuthTokens {
  fileprivate func showsSame(as other: OAuthTokens) -> Bool {
    accessToken.withValue { own in other.accessToken.withValue { $0 == own } }
  }
}

extension KeptTokens.Entry {
  /// What is in use.
  package init(_ login: OAuthLogin, _ tokens: OAuthTokens) {
    self.init(
      origin: login.origin, client: login.client, grant: login.grant, server: login.server, tokens: tokens)
  }

  /// The same login with what followed, and what that showed of the server.
  fileprivate func holding(_ tokens: OAuthTokens, of server: OAuthServer) -> Self {
    Self(origin: origin, client: client, grant: grant, server: server, tokens: tokens)
  }

  fileprivate init?(_ root: Node) {
    func text(_ name: String) -> String? { root[name]?.string }
    func url(_ name: String) -> WebURL? { text(name).flatMap { try? WebURL($0) } }
    func list(_ name: String) -> [String] { (text(name) ?? "").split(separator: " ").map(String.init) }
    guard let origin = text("origin").flatMap({ try? Origin($0) }), let id = text("client"),
      let token = url("token_endpoint"), let access = text("access_token")
    else { return nil }
    self.origin = origin
    client = OAuthClient(
      id: id, secret: text("client_secret").map { Secret($0, name: "client_secret") }, scopes: list("asked"))
    grant = text("grant").flatMap(OAuthGrant.init) ?? .code
    var server = OAuthServer(
      issuer: text("issuer"), tokenEndpoint: token, revocationEndpoint: url("revocation_endpoint"))
    if text("secret_in") == "body" { server.secretPlace = .body }
    server.takesSecretInForm = text("secret_in") != "header"
    if text("dialect") == "qiita" { server.dialect = .qiita }
    self.server = server
    tokens = OAuthTokens(
      accessToken: Secret(access, name: "token"),
      refreshToken: text("refresh_token").map { Secret($0, name: "refresh_token") },
      expiresAt: root["expires_at"]?.double.map { Date(timeIntervalSince1970: $0) }, scopes: list("scopes"))
  }

  fileprivate func write(into bytes: inout [UInt8]) {
    var members: [(String, String?)] = [
      ("origin", "\(origin)"), ("client", client.id), ("grant", grant.rawValue), ("issuer", server.issuer),
      ("token_endpoint", server.tokenEndpoint.text), ("revocation_endpoint", server.revocationEndpoint?.text),
      ("secret_in", server.secretPlace == .body ? "body" : server.takesSecretInForm ? nil : "header"),
      ("dialect", server.dialect == .qiita ? "qiita" : nil), ("asked", client.scopes.joined(separator: " ")),
      ("scopes", tokens.scopes.joined(separator: " ")),
    ]
    let secrets = [
      ("client_secret", client.secret), ("access_token", tokens.accessToken),
      ("refresh_token", tokens.refreshToken),
    ]
    members += secrets.map { name, secret in (name, secret?.withValue { $0 }) }
    bytes.append(UInt8(ascii: "{"))
    for (name, value) in members {
      guard let value else { continue }
      JSONString.appendQuoted(name, to: &bytes)
      bytes += ": ".utf8
      JSONString.appendQuoted(value, to: &bytes)
      bytes += ", ".utf8
    }
    bytes += "\"expires_at\": \(tokens.expiresAt.map { "\(Int($0.timeIntervalSince1970))" } ?? "null")}".utf8
  }
}
