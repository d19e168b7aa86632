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

  package init(redactor: Redactor) { self.redactor = redactor }

  /// Each entry as one line of JSON, redacted, with everything that must not reach a terminal escaped.
  package mutating func lines(for recording: Recording, id: Int) throws(LeakedSecret) -> [[UInt8]] {
    let exchange = recording.exchange
    redactor.learn(from: exchange.request)
    let known = redactor.knownCount
    var made = entries(for: recording, id: id)
    // A secret that a later hop tells must not stand in an earlier one.
    if redactor.knownCount > known { made = entries(for: recording, id: id) }
    var lines: [[UInt8]] = []
    for entry in made {
      var bytes: [UInt8] = []
      entry.append(to: &bytes, .unseen)
      let replaced = placeholders(in: bytes)
      if !replaced.isEmpty {
        bytes.removeLast()
        bytes += #","_redacted":"#.utf8
        JSONValue.array(replaced).append(to: &bytes, .unseen)
        bytes.append(UInt8(ascii: "}"))
      }
      try redactor.check(bytes)
      lines.append(bytes)
    }
    return lines
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
      members.append(("request", self.request(hop, version, body: carriesBody ? request.body : nil)))
      let isLast = index == hops.count - 1
      members.append(
        (
          "response",
          response(
            hop, at: started, body: isLast ? exchange.body : ReceivedBody(),
            saidToBe: exchange.request.options.responseCharset)
        ))
      members += connection(hop)
      if isLast, let failure = recording.failure { members.append(("_failure", self.failure(failure))) }
      if isLast, recording.isInterrupted { members.append(("_interrupted", true)) }
      if isLast, recording.isUnasked { members.append(("_unasked", true)) }
      started += seconds(hop.timing.total)
      return object(.object([]), adding: members)
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

  private mutating func request(_ hop: Hop, _ version: String, body: RequestBody?) -> JSONValue {
    let url = redactor.redact(hop.sent.url)
    let fields = redacted(hop.sent.headers)
    var members: [(String, JSONValue)] = [
      ("method", .string(hop.sent.method.name)), ("url", .string(url)),
      ("httpVersion", .string(version)), ("cookies", HARCookies.sent(in: fields)),
      ("headers", headers(fields)), ("queryString", queryString(of: url)),
    ]
    if let body {
      let data = HARPostData(body, sentAs: hop.sent.headers["Content-Type"], redactor: &redactor)
      members.append(("postData", data.value))
    }
    members += [("headersSize", .number(-1)), ("bodySize", .number(hop.sent.bodyByteCount))]
    if !hop.sent.withheld.isEmpty {
      members.append(("_withheld", .array(hop.sent.withheld.map { .string($0) })))
    }
    return object(.object([]), adding: members)
  }

  private mutating func response(
    _ hop: Hop, at started: Date, body: ReceivedBody, saidToBe label: String?
  ) -> JSONValue {
    let head = hop.response
    let fields = redacted(head?.headers ?? [:])
    let type = head?.headers["Content-Type"]
    let bytes = redactor.redact(body: body.bytes, contentType: type, saidToBe: label)
    var content: [(String, JSONValue)] = [
      ("size", .number(body.byteCount)), ("mimeType", .string(redactor.redact(mediaType: type ?? ""))),
    ]
    // What its coding saved.
    if let head, head.headers.contains("Content-Encoding"), body.wireByteCount != body.byteCount {
      content.append(("compression", .number(body.byteCount - body.wireByteCount)))
    }
    content += Self.text(of: bytes)
    if let file = body.file { content.append(("_file", .string(redactor.redact(file)))) }
    var members: [(String, JSONValue)] = [
      ("status", .number(head?.status ?? 0)), ("statusText", .string(redactor.redact(head?.reason ?? ""))),
      ("httpVersion", .string(head?.version ?? "")), ("cookies", HARCookies.set(in: fields, at: started)),
      ("headers", headers(fields)), ("content", object(.object([]), adding: content)),
      ("redirectURL", .string(redactor.redact(head?.headers["Location"] ?? ""))),
      ("headersSize", .number(-1)),
      ("bodySize", .number(body.wireByteCount)),
    ]
    if !hop.trailers.isEmpty { members.append(("_trailers", headers(redacted(hop.trailers)))) }
    if !hop.informational.isEmpty {
      let heads = hop.informational.map { head in
        object(
          .object([]),
          adding: [
            ("status", .number(head.status)), ("statusText", .string(redactor.redact(head.reason))),
            ("httpVersion", .string(head.version)), ("headers", headers(redacted(head.headers))),
          ])
      }
      members.append(("_informational", .array(heads)))
    }
    return object(.object([]), adding: members)
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
    var members: [(String, JSONValue)] = [("cache", .object([])), ("timings", HARTimings.value(hop.timing))]
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

extension HARWriter {
  /// A body's bytes as HAR has them: text where it is UTF-8 that takes no more room escaped, else base64.
  static func text(of bytes: [UInt8]) -> [(String, JSONValue)] {
    let controls = bytes.count { $0 < 0x20 && !"\t\n\r".utf8.contains($0) }
    if controls < max(16, bytes.count / 16), let text = String(validating: bytes, as: UTF8.self) {
      return [("text", .string(text))]
    }
    return [("text", .string(Base64.encoded(bytes))), ("encoding", "base64")]
  }
}

func object(_ value: JSONValue, adding members: [(String, JSONValue)]) -> JSONValue {
  guard case .object(let old) = value else { return value }
  return .object(old + members.map { JSONValue.Member($0.0, $0.1) })
}

private func queryString(of url: String) -> JSONValue {
  let query = url.firstIndex(of: "?").map { url[url.index(after: $0)...] } ?? ""
  return .array(
    query.split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      return object(
        .object([]),
        adding: [
          ("name", .string(PercentEncoding.decode(name))),
          ("value", .string(PercentEncoding.decode(pair.dropFirst(name.count + 1)))),
        ])
    })
}

/// What stands for a secret, each once, in order.
private func placeholders(in bytes: [UInt8]) -> [JSONValue] {
  var found: [JSONValue] = []
  for start in bytes.indices where bytes[start] == UInt8(ascii: "{") {
    guard let length = Placeholders.length(at: bytes[start...]) else { continue }
    let text = JSONValue.string(String(decoding: bytes[start..<start + length], as: UTF8.self))
    if !found.contains(text) { found.append(text) }
  }
  return found
}

func isoText(_ date: Date) -> String {
  let microseconds = Int((max(-6e10, min(date.timeIntervalSince1970, 2.5e11)) * 1e6).rounded())
  let whole = microseconds >= 0 ? microseconds / 1_000_000 : (microseconds - 999_999) / 1_000_000
  let time = Timestamp(seconds: whole, nanoseconds: (microseconds - whole * 1_000_000) * 1000)
  return time.iso8601(fractionDigits: 6) ?? "1970-01-01T00:00:00.000000Z"
}

private func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}
