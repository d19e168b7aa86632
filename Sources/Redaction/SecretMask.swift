package import ApusClient
internal import ApusEncodings
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The secrets this session was given. On a screen they read `•••`, in what the session says and in what a server
/// sends back. What a server issues is shown: it was asked for. A pipe and a file get exact bytes.
package final class SecretMask: Sendable {
  private let redactor = Mutex(Redactor.forScreens)
  private let went = Mutex(SentSecrets())
  /// Exchanges that took no secret along: what names went with them is read when somebody asks, or before there is more
  /// to know.
  private let unread = Mutex<[Exchange]>([])
  /// What exchanges tell: screens show what a server issued, and no line is kept in which it stands.
  private let told = Mutex(Redactor())

  package init() {}

  package func learn(_ secret: Secret) {
    readWaiting()
    redactor.withLock { $0.learn(secret) }
  }

  /// How many of them there are.
  package var knownCount: Int { redactor.withLock { $0.knownCount } }

  /// What somebody declared to be secret.
  package var rules: RedactionRules { redactor.withLock { $0.rules } }

  /// Takes what these rules say for secret as well.
  package func declare(_ rules: RedactionRules) {
    readWaiting()
    redactor.withLock { $0.add(rules) }
    told.withLock { $0.add(rules) }
  }

  package func learn(from request: Request) {
    guard !request.tellsNoSecret || !rules.isEmpty else { return }
    readWaiting()
    redactor.withLock { $0.learn(namedIn: request) }
  }

  /// Where they went so far.
  package var sent: SentSecrets {
    readWaiting()
    return went.withLock { $0 }
  }

  private static let mostWaiting = 32

  /// Remembers where the secrets of an exchange went.
  func note(_ exchange: Exchange) {
    let request = exchange.request
    guard request.tellsNoSecret, request.options.chosenTLS?.clientCertificate == nil, knownCount == 0,
      exchange.hops.count == 1, exchange.hops.allSatisfy({ $0.isBare(request) })
    else {
      readWaiting()
      return read(exchange)
    }
    guard exchange.hops.contains(where: { $0.sent.url.query != nil }) else { return }
    let head = Exchange(request: request, startedAt: exchange.startedAt, hops: exchange.hops)
    let count = unread.withLock { waiting in
      waiting.append(head)
      return waiting.count
    }
    if count >= Self.mostWaiting { readWaiting() }
  }

  private func readWaiting() {
    let waiting = unread.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for exchange in waiting { read(exchange) }
  }

  private func read(_ exchange: Exchange) {
    let request = exchange.request
    // A head that did not go out took none along.
    for hop in exchange.hops where !hop.sent.headers.isEmpty {
      note(hop.sent, of: request, through: hop.proxy(of: request), begun: exchange.startedAt)
    }
    if request.options.chosenTLS?.clientCertificate != nil, request.url.scheme == "https",
      !exchange.hops.isEmpty
    {
      went.withLock {
        $0.add(
          SentNames(credentials: ["client certificate"]), to: "\(request.url.origin)", at: exchange.startedAt)
      }
    }
  }

  private func note(
    _ sent: SentRequest, of request: Request, through proxy: ProxyURL? = nil, begun start: Date
  ) {
    let isEncrypted = sent.url.scheme == "https"
    let isForProxy = !isEncrypted && proxy.map { !$0.isSOCKS } ?? false
    let names = redactor.withLock { $0.names(in: isForProxy ? sent.withoutProxyField : sent, of: request) }
    if !names.isEmpty { went.withLock { $0.add(names, to: "\(sent.url.origin)", at: start) } }
    guard let proxy else { return }
    // Who passes on what is not encrypted can read it.
    var read = isEncrypted ? SentNames() : names
    if proxy.user != nil, !proxy.isSOCKS { read.credentials.append(SentRequest.proxyField) }
    if let password = proxy.password { read.credentials.append(password.name ?? "PROXY_PASSWORD") }
    if !read.isEmpty { went.withLock { $0.add(read, to: proxy.withoutUser, at: start) } }
  }

  /// Learns the secrets of a message as it does those of a request's body, and remembers where they went.
  func learn(_ message: WebSocketMessage, saidIn opening: Exchange) {
    // What the opening itself took along is known.
    let place = opening.request.url.withoutUser.with(path: "/", query: nil)
    var request = Request(method: .post, url: place)
    request.body = .bytes(message.bytes)
    learn(from: request)
    let sent = SentRequest(method: .post, url: place, headers: [:], bodyByteCount: message.byteCount)
    note(sent, of: request, begun: opening.startedAt)
  }

  /// What one is called that stands in some bytes.
  func name(in bytes: [UInt8]) -> String? { redactor.withLock { $0.names(in: bytes).first } }

  /// Learns what an exchange tells, what came back included, for lines that are kept.
  package func learn(toldIn exchange: Exchange) { told.withLock { $0.learn(from: exchange) } }

  /// Whether a line may be kept: no secret of the session stands in it, and nothing that was declared to be one.
  package func mayKeep(_ line: String) -> Bool {
    let text = Array(line.utf8)
    return !hides(in: line) && !redactor.withLock { $0.stands(in: text) }
      && !told.withLock { $0.stands(in: text) }
  }

  /// Grows whenever `mayKeep` may come to refuse what it took before.
  package var doubtCount: Int { knownCount + told.withLock { $0.knownCount + $0.rules.places.count } }

  /// Whether a line has one of them in it.
  package func hides(in line: String) -> Bool {
    let text = Array(line.utf8)[...]
    return masked(text) != text
  }

  package func masked(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    redactor.withLock { $0.knownCount == 0 ? text : $0.masking(text) }
  }

  package func unfinished(in text: ArraySlice<UInt8>) -> Int {
    redactor.withLock { $0.knownCount == 0 ? 0 : $0.unfinished(in: text) }
  }
}

extension Hop {
  /// Whether it took along no cookie, and nothing that a proxy wants.
  fileprivate func isBare(_ request: Request) -> Bool {
    proxy(of: request)?.user == nil && !sent.headers.contains("Cookie")
  }

  /// The proxy that it went through, as far as anybody knows.
  fileprivate func proxy(of request: Request) -> ProxyURL? {
    if let connection { return connection.proxy }
    return if case .through(let proxy) = request.options.proxy { proxy } else { nil }
  }
}

extension SentRequest {
  fileprivate static let proxyField = "Proxy-Authorization"

  /// The same without what a proxy keeps for itself.
  fileprivate var withoutProxyField: SentRequest {
    SentRequest(
      method: method, url: url, headers: headers.removing(Self.proxyField), bodyByteCount: bodyByteCount)
  }
}

extension Request {
  /// Whether it is a path, what every request says, and a few short words that name no secret, as most are.
  fileprivate var tellsNoSecret: Bool {
    guard url.user == nil, url.password == nil, options.login == nil, options.chosenTLS?.keyPassphrase == nil,
      !url.path.utf8.contains(UInt8(ascii: ";"))
    else { return false }
    if case .through = options.proxy { return false }
    guard let bytes = body.map(\.bytesInMemory) ?? [], bytes.areShortWords,
      Array((url.query ?? "").utf8)[...].areShortWords
    else { return false }
    return headers.allSatisfy { field in
      guard case .text(let text) = field.value else { return false }
      return ["User-Agent", "Accept"].contains(where: field.isNamed)
        || field.isNamed("Content-Type") && !text.contains(";")
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a query, a form or a text in JSON has nothing in it but short words, and none that names a secret: no value
  /// is one then, as a token is longer.
  fileprivate var areShortWords: Bool {
    guard count <= 256 else { return false }
    if isEmpty { return true }
    let plain = UnescapedText(self).plain
    let text = plain.isEmpty ? self : plain[...]
    return text.split { "{}[]\",:&=\n\r\t".utf8.contains($0) }.allSatisfy { word in
      word.count <= 10 && word.allSatisfy { isWordByte($0) || " -.".utf8.contains($0) }
        && Self.isNameOfNone(String(decoding: word, as: UTF8.self))
    }
  }

  private static func isNameOfNone(_ word: String) -> Bool {
    [SecretNames.Place.query, .form, .member].allSatisfy { SecretNames.rule(of: word, in: $0) == nil }
  }
}
