internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusRedaction

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Makes the entries of a HAR 1.2 log of recordings: one for each hop, all with the same `_id`.
package struct HARWriter {
  package var redactor: Redactor
  /// What was written last of a received body.
  private var body: [UInt8] = []
  /// Whether something was taken out of that.
  private var isBodyChanged = false
  /// What is worked out of a large body, whose text is put into its entry once the entry is written.
  private var foresight: BodyForesight?
  private var leavesTextOut: Bool { foresight != nil }

  package init(redactor: Redactor) { self.redactor = redactor }

  /// Each entry as one line of JSON, redacted, with everything that must not reach a terminal escaped.
  package mutating func lines(for recording: Recording, id: Int) throws(LeakedSecret) -> [[UInt8]] {
    try written(recording, id: id).lines.map(\.bytes)
  }

  /// The same, with what can be known of the lines without reading them.
  package mutating func written(_ recording: Recording, id: Int) throws(LeakedSecret) -> HARLines {
    let exchange = recording.exchange
    isBodyChanged = false
    redactor.learn(from: exchange.request)
    let known = redactor.knownCount
    let received = exchange.body.bytes
    // Seldom is anything taken out of an answer: it is spelled while that is looked for.
    let begun = recording.foresight.flatMap { $0.isOf(received) ? $0 : nil }
    foresight = begun ?? BodyForesight(of: exchange.body)
    var made = entries(for: recording, id: id)
    // A secret that a later hop tells must not stand in an earlier one.
    if redactor.knownCount > known { made = entries(for: recording, id: id) }
    var result = HARLines()
    for (index, entry) in made.enumerated() where !redactor.isStopped {
      var head: [UInt8] = []
      entry.append(to: &head, .unseen)
      var line = HARLine(head)
      if let foresight, index == made.count - 1 {
        line.put(text: isBodyChanged ? HARText.escaped(body) : foresight.escaped)
      }
      let replaced = placeholders(in: isBodyChanged ? line.bytes : head)
      if !replaced.isEmpty {
        var member = Array(#""_redacted":"#.utf8)
        JSONValue.array(replaced.map { .string($0) }).append(to: &member, .unseen)
        line.add(member)
      }
      try redactor.check(head)
      result.lines.append(line)
      result.replaced += replaced.filter { !result.replaced.contains($0) }
      if leavesTextOut { result.heads.append(head) }
    }
    if leavesTextOut {
      try redactor.check(body)
      result.body = body
      result.document = exchange.body.document
    }
    return result
  }

  private mutating func entries(for recording: Recording, id: Int) -> [JSONValue] {
    let exchange = recording.exchange
    let request = exchange.request
    let unsent = Hop(sent: SentRequest(method: request.method, url: request.url, headers: request.headers))
    let hops = exchange.hops.isEmpty ? [unsent] : exchange.hops
    var started = exchange.startedAt
    return hops.enumerated().map { index, hop in
      var members: [(String, JSONValue)] = [("_id", .number(id))]
      if exchange.hops.isEmpty { members.append(("_sent", false)) }
      members.append(("startedDateTime", .string(isoText(started))))
      members.append(("time", milliseconds(hop.timing.total)))
      let carriesBody = index == 0 || (hop.sent.method == request.method && hop.sent.bodyByteCount > 0)
      let version = hop.sentVersion(asked: request.options.httpVersion)
      let isTalk = exchange.conversation != nil
      members.append(
        ("request", self.request(hop, version, body: carriesBody ? request.body : nil, isTalk: isTalk)))
      let isLast = index == hops.count - 1
      members.append(
        (
          "response",
          response(
            hop, at: started,
            // What a conversation said is written message by message.
            body: isLast && exchange.conversation == nil ? exchange.body : ReceivedBody(),
            saidToBe: exchange.request.options.responseCharset)
        ))
      members += connection(hop)
      if isLast, let conversation = exchange.conversation {
        members += self.conversation(conversation, exchange)
      }
      if isLast, let failure = recording.failure { members.append(("_failure", self.failure(failure))) }
      if isLast { members += recording.marks }
      started += seconds(hop.timing.total)
      return object(.object([]), adding: members)
    }
  }

  private mutating func conversation(
    _ conversation: WebSocketConversation, _ exchange: Exchange
  ) -> [(String, JSONValue)] {
    HARConversation.members(conversation, startedAt: exchange.startedAt) { bytes in
      let clean = redactor.redact(answer: bytes, contentType: nil)
      if clean != bytes { isBodyChanged = true }
      return clean
    }
  }

  private mutating func failure(_ failure: Recording.Failure) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("code", .string(failure.code.name)), ("message", .string(redactor.redact(failure.message))),
      ("underlying", failure.underlying.map { .string(redactor.redact($0)) } ?? .null),
    ]
    if let line = failure.offendingLine.map({ redactor.redact(bytes: $0) }) {
      let text = String(validating: line, as: UTF8.self)
      members.append(text.map { ("line", .string($0)) } ?? ("lineBase64", .string(Base64.encoded(line))))
    }
    return object(.object([]), adding: members)
  }

  private mutating func request(
    _ hop: Hop, _ version: String, body: RequestBody?, isTalk: Bool
  ) -> JSONValue {
    let address = redactor.redact(hop.sent.url)
    let url = isTalk ? WebSocketAddress.asWebSocket(address) : address
    let fields = redacted(hop.sent.headers)
    var members: [(String, JSONValue)] = [
      ("method", .string(hop.sent.method.name)), ("url", .string(url)),
      ("httpVersion", .string(version)),
      ("cookies", hop.sent.headers.contains("Cookie") ? HARCookies.sent(in: fields) : .array([])),
      ("headers", headers(fields)), ("queryString", queryString(of: url)),
    ]
    if let body {
      let data = HARPostData(body, sentAs: hop.sent.headers["Content-Type"], redactor: &redactor)
      members.append(("postData", data.value))
    }
    members += [("headersSize", .number(-1)), ("bodySize", .number(hop.sent.bodyByteCount))]
    members += HARHop.members(of: hop.sent)
    return object(.object([]), adding: members)
  }

  private mutating func response(
    _ hop: Hop, at started: Date, body: ReceivedBody, saidToBe label: String?
  ) -> JSONValue {
    let head = hop.response
    let fields = redacted(head?.headers ?? [:])
    let type = head?.headers["Content-Type"]
    let bytes = redactor.redact(
      answer: body.bytes, contentType: type, saidToBe: label, seen: seen(in: body.bytes))
    if bytes != body.bytes { isBodyChanged = true }
    self.body = bytes
    var content: [(String, JSONValue)] = [
      ("size", .number(body.byteCount)), ("mimeType", .string(redactor.redact(mediaType: type ?? ""))),
    ]
    // What its coding saved.
    if let head, head.headers.contains("Content-Encoding"), body.wireByteCount != body.byteCount {
      content.append(("compression", .number(body.byteCount - body.wireByteCount)))
    }
    content += HARText(of: bytes, isLeftOut: leavesTextOut).members
    if let file = body.file { content.append(("_file", .string(redactor.redact(file)))) }
    var members: [(String, JSONValue)] = [
      ("status", .number(head?.status ?? 0)),
      ("statusText", .string(redactor.redact(sentence: head?.reason ?? ""))),
      ("httpVersion", .string(head?.version ?? "")),
      (
        "cookies",
        head?.headers.contains("Set-Cookie") ?? false ? HARCookies.set(in: fields, at: started) : .array([])
      ),
      ("headers", headers(fields)), ("content", object(.object([]), adding: content)),
      ("redirectURL", .string(fields.first { $0.name.lowercased() == "location" }?.value ?? "")),
      ("headersSize", .number(-1)),
      ("bodySize", .number(body.wireByteCount)),
    ]
    if !hop.trailers.isEmpty { members.append(("_trailers", headers(redacted(hop.trailers)))) }
    if !hop.informational.isEmpty {
      let heads = hop.informational.map { head in
        object(
          .object([]),
          adding: [
            ("status", .number(head.status)), ("statusText", .string(redactor.redact(sentence: head.reason))),
            ("httpVersion", .string(head.version)), ("headers", headers(redacted(head.headers))),
          ])
      }
      members.append(("_informational", .array(heads)))
    }
    return object(.object([]), adding: members)
  }

  private func seen(in body: [UInt8]) -> BodySight? {
    foresight.flatMap { $0.isOf(body) ? $0.seen : nil }
  }

  /// A field as it may be written; `isSecret` where a secret stood.
  struct Field {
    let name: String
    let value: String
    let isSecret: Bool
  }

  private mutating func redacted(_ fields: HeaderFields) -> [Field] {
    fields.map { field in
      let isSecret = if case .secret = field.value { true } else { false }
      return Field(name: field.name, value: redactor.redactValue(of: field), isSecret: isSecret)
    }
  }

  private func headers(_ fields: [Field]) -> JSONValue {
    .array(
      fields.map { field in
        var members: [(String, JSONValue)] = [("name", .string(field.name)), ("value", .string(field.value))]
        if field.isSecret { members.append(("_secret", true)) }
        return object(.object([]), adding: members)
      })
  }

  private mutating func connection(_ hop: Hop) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("cache", .object([])), ("timings", HARHop.timings(hop.timing))]
    guard let connection = hop.connection else { return members }
    if let address = connection.remoteAddress { members.append(("serverIPAddress", .string(address))) }
    var details: [(String, JSONValue)] = [("isReused", .bool(connection.isReused))]
    if let port = connection.remotePort { details.append(("port", .number(port))) }
    if let proxy = connection.proxy {
      details.append(("proxy", .string(redactor.redact(proxy.withoutUser))))
      if let variable = connection.proxyVariable { details.append(("proxyVariable", .string(variable))) }
    }
    if let tls = connection.tlsVersion { details.append(("tls", .string(tls))) }
    if !connection.certificates.isEmpty {
      let certificates = connection.certificates.map { certificate in
        object(
          .object([]),
          adding: [
            ("subject", .string(certificate.subject)), ("issuer", .string(certificate.issuer)),
            ("notBefore", .string(certificate.notBefore)), ("notAfter", .string(certificate.notAfter)),
          ])
      }
      details.append(("certificates", .array(certificates)))
    }
    members.append(("_connection", object(.object([]), adding: details)))
    return members
  }
}
