import ApusClient
internal import ApusSystem
import CApusCurl

/// What has happened so far in one hop; in the end, a `Hop`. It is looked at many times for each that it changes, and so is
/// not copied.
final class HopInProgress {
  let request: Request
  let route: Route
  let trust: Trust
  /// How HTTP/2 is spoken without TLS; `nil` where nothing is known of it.
  let plainHTTP2: PlainHTTP2.Way?
  let withheld: [String]
  let borrowedCookies: [BorrowedCookie]
  private(set) var parser: HeadParser
  private(set) var timeline: Timeline
  /// When the last byte moved, either way.
  private(set) var lastMove = ContinuousClock.now
  private(set) var sentBodyByteCount = 0
  /// What waited in the socket when it was last looked at; `nil` when more was sent since.
  private var queued: Int?
  private var sentHead: [UInt8] = []
  private var tlsVersion: String?
  private var reachedHost: ContinuousClock.Instant?
  /// The server said, as HTTP/2 can, that it did nothing with the request.
  private var isTurnedAway = false
  /// The number of its stream, in HTTP/2.
  private var stream: Int?
  /// GOAWAY: up to which stream the server may have done something.
  private var lastStream: Int?
  /// When libcurl gave it up to send the same again.
  private(set) var givenUp: ContinuousClock.Instant?
  /// How many connections libcurl had opened for this transfer before this hop, and by the time its head went out.
  private let connectionsBefore: Int
  private(set) var connections: Int

  init(
    request: Request, route: Route, trust: Trust = Trust(), plainHTTP2: PlainHTTP2.Way? = nil,
    withheld: [String] = [], borrowedCookies: [BorrowedCookie] = [], submitted: ContinuousClock.Instant,
    connectionsBefore: Int = 0,
    added: ContinuousClock.Instant = .now
  ) {
    self.request = request
    self.route = route
    self.trust = trust
    self.plainHTTP2 = plainHTTP2
    self.withheld = withheld
    self.borrowedCookies = borrowedCookies
    self.connectionsBefore = connectionsBefore
    connections = connectionsBefore
    parser = HeadParser(limits: request.options.limits, upgrades: request.asksForHTTP2)
    timeline = Timeline(submitted: submitted, added: added)
  }

  var isConnected: Bool { timeline.connected != nil }

  var hasReachedHost: Bool { reachedHost != nil }

  /// Whether something of the request has gone out that may have been acted on, and nothing of an answer has come.
  var isUnanswered: Bool { isConnected && !isTurnedAway && timeline.firstReceived == nil }

  /// Whether a whole request head has gone out, so that another one would be another request.
  var hasSentHead: Bool { sentHead.suffix(4).elementsEqual("\r\n\r\n".utf8) }

  func sentHead(_ bytes: UnsafeRawBufferPointer, connections: Int) {
    self.connections = connections
    sentHead.append(contentsOf: bytes)
    moved(sending: true)
  }

  /// Of a body sent in chunks, the sizes between them are sent too and are no part of it.
  func sentBody(_ count: Int, of size: Int) {
    sentBodyByteCount = min(sentBodyByteCount + count, size)
    moved(sending: true)
  }

  func receivedLine(_ line: UnsafeRawBufferPointer) throws(TransferProblem) -> Bool {
    moved(sending: false)
    do throws(TransferProblem) {
      return try parser.take(line)
    } catch {
      throw error.about(line)
    }
  }

  /// A body without a head before it is the beginning of something that is not HTTP.
  func receivedBody(_ piece: UnsafeRawBufferPointer) throws(TransferProblem) {
    guard parser.response != nil else {
      let message = "the answer of \(target) does not begin with an HTTP status line"
      throw TransferProblem(.protocolStatus, message).about(piece)
    }
    moved(sending: false)
  }

  /// Part of a header line is a sign of life, and so is a body that leaves the system's memory after libcurl has
  /// handed all of it over: only the socket knows of both.
  func looked(at socket: SocketState, _ now: ContinuousClock.Instant) {
    let isDraining = socket.queued > 0 && socket.queued < queued ?? .max
    lastMove = max(lastMove, isDraining ? now : now - socket.quiet)
    queued = socket.queued
  }

  /// The body waited for whoever makes it, not for the server.
  func resumed() { lastMove = .now }

  private func moved(sending: Bool) {
    if sending { timeline.sent() } else { timeline.received() }
    queued = nil
    lastMove = .now
  }

  /// What libcurl only says in words: a new connection's TLS version, that the host was reached while TLS is still
  /// being agreed on, and why it is about to send again.
  func said(_ text: UnsafeRawBufferPointer) {
    // It says thirty things of a request, of which few begin so.
    guard let first = text.first, "CRDUrS".utf8.contains(first) else { return }
    if text.starts(with: "Connected to ".utf8) { reachedHost = .now }
    if text.starts(with: "REFUSED_STREAM".utf8) || text.starts(with: "Downgrades to HTTP/1.1".utf8) {
      isTurnedAway = true
    }
    if text.starts(with: "Using Stream ID: ".utf8) { stream = Self.number(behind: "ID: ", in: text) }
    // Older versions misspell it.
    if text.starts(with: "received GOAWAY".utf8) || text.starts(with: "recveived GOAWAY".utf8) {
      lastStream = Self.number(behind: "last_stream=", in: text)
      if isLeftUndone { isTurnedAway = true }
    }
    if isTurnedAway || text.starts(with: "Connection died, retrying".utf8) { givenUp = .now }
    let announcement = "SSL connection using "
    guard text.starts(with: announcement.utf8) else { return }
    let rest = text.dropFirst(announcement.utf8.count)
    tlsVersion = String(decoding: rest.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }
}

extension HopInProgress {
  /// Whether the server ended the connection and said that it did nothing with this request.
  var isLeftUndone: Bool {
    guard let stream, let lastStream else { return false }
    return lastStream < stream && parser.response == nil
  }

  /// Whether the server said that it ends the connection.
  var isToldToGo: Bool { lastStream != nil }

  private static func number(behind words: String, in text: UnsafeRawBufferPointer) -> Int? {
    guard let place = text.firstRange(of: Array(words.utf8)) else { return nil }
    let digits = text[place.upperBound...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// The hop as it is remembered.
  func ended(on easy: EasyHandle, certificates: CertificateMemory) -> Hop {
    let isReused = isConnected && connections == connectionsBefore
    // What libcurl measures of a connection counts from the first hop of its transfer.
    let isMeasured = !isReused && connectionsBefore == 0
    let end = givenUp ?? .now
    var sent = SentRequest(
      method: request.method, url: request.url, headers: sentHeaders, bodyByteCount: sentBodyByteCount,
      withheld: withheld)
    // A head that did not go out took none along.
    if hasSentHead { sent.borrowedCookies = borrowedCookies }
    return Hop(
      sent: sent,
      informational: parser.informational, response: parser.response,
      trailers: HeaderFields(parser.trailers),
      timing: timeline.timing(setup: isMeasured ? setup(of: easy) : nil, end: end),
      connection: connection(on: easy, isReused: isReused, certificates: certificates))
  }

  private func setup(of easy: EasyHandle) -> Timeline.Setup {
    let measured = easy.microseconds(CCURL_INFO_CONNECT_TIME_T)
    let observed = reachedHost.map { $0 - timeline.added } ?? .zero
    return Timeline.Setup(
      nameLookup: easy.microseconds(CCURL_INFO_NAMELOOKUP_TIME_T),
      connect: measured > .zero ? measured : observed,
      tls: easy.microseconds(CCURL_INFO_APPCONNECT_TIME_T),
      looksUpName: request.options.unixSocket == nil, usesTLS: request.url.scheme == "https")
  }

  private func connection(
    on easy: EasyHandle, isReused: Bool, certificates: CertificateMemory
  ) -> Connection? {
    guard isConnected || easy.microseconds(CCURL_INFO_CONNECT_TIME_T) > .zero else { return nil }
    var connection = Connection(isReused: isReused)
    if case .socket(let path) = route {
      connection.remoteAddress = path
    } else {
      connection.remoteAddress = easy.text(CCURL_INFO_PRIMARY_IP)
      connection.remotePort = easy.number(CCURL_INFO_PRIMARY_PORT)
    }
    connection.proxy = route.proxy
    connection.proxyVariable = route.proxyVariable
    if request.url.scheme == "https" {
      let facts = certificates.facts(of: connection, on: easy, newVersion: tlsVersion)
      connection.tlsVersion = facts?.version
      connection.certificates = facts?.certificates ?? []
    }
    return connection
  }

  /// The header lines that went out.
  private var sentHeaders: HeaderFields {
    var own = request.headers.fields[...]
    var fields: [HeaderField] = []
    sentHead.withUnsafeBytes { head in
      var lines = SentLines(head)
      // The request line is no field.
      _ = lines.next()
      while let line = lines.next() {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
        let name = UnsafeRawBufferPointer(rebasing: line[..<colon])
        let value = UnsafeRawBufferPointer(rebasing: line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") })
        fields.append(Self.field(name, value, of: &own))
      }
    }
    return HeaderFields(fields)
  }

  /// A field as it went out. Credentials become secrets again: the request's own, where they are.
  ///
  /// - Parameter own: the request's fields that did not go out yet. They mostly go in their order and as they are, so that
  ///   the first is the one, and its text need not be made again.
  private static func field(
    _ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, of own: inout ArraySlice<HeaderField>
  ) -> HeaderField {
    if let first = own.first, case .text(let text) = first.value, !first.isCredential,
      first.name.utf8.elementsEqual(name), text.utf8.elementsEqual(value)
    {
      return own.removeFirst()
    }
    let plain = HeaderField(name: text(of: name), value: text(of: value))
    let place = own.firstIndex { $0.isNamed(plain.name) && $0.revealed == plain.shown }
    if let place, case .secret = own[place].value { return own.remove(at: place) }
    if let place { own.remove(at: place) }
    return plain.isCredential ? HeaderField(name: plain.name, value: Secret(plain.shown)) : plain
  }
}
