internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusRecordings

/// An answer, as far as it can be changed to see who notices.
package struct AnswerSample: Sendable {
  var status: Int
  var headers: HeaderFields
  var body: [UInt8]
  /// How many times longer than it took.
  var slowdown = 1
  private let recording: Recording

  /// `nil` where nothing was answered.
  package init?(_ recording: Recording) {
    guard recording.failure == nil, let head = recording.exchange.response else { return nil }
    self.recording = recording
    status = head.status
    headers = head.headers
    body = recording.exchange.body.bytes
  }

  /// How long it took.
  var duration: Duration { recording.exchange.duration }

  /// As if this had come.
  package var asRecording: Recording {
    let exchange = recording.exchange
    let hops = exchange.hops.enumerated().map { place, hop in
      guard place == exchange.hops.count - 1, let old = hop.response else { return hop }
      let head = ResponseHead(
        version: old.version, status: status, reason: status == old.status ? old.reason : "", headers: headers
      )
      return Hop(
        sent: hop.sent, informational: hop.informational, response: head, trailers: hop.trailers,
        timing: hop.timing.slower(slowdown), connection: hop.connection)
    }
    return Recording(
      Exchange(
        request: exchange.request, startedAt: exchange.startedAt, hops: hops, body: ReceivedBody(bytes: body))
    )
  }

  /// In lower case, without parameters.
  var mediaType: String {
    HeaderParameters.essence(of: headers["Content-Type"] ?? "")
  }

  /// The body's text; empty where it is none.
  var text: String { String(validating: body, as: UTF8.self) ?? "" }

  /// The body as JSON, when it says that it is some or nothing else.
  var json: JSONDocument? {
    let type = mediaType
    guard type.isEmpty || type.hasSuffix("json"), !type.contains("ndjson") else { return nil }
    return try? JSONDocument(body)
  }

  func with(body text: String) -> AnswerSample { with(body: Array(text.utf8)) }

  func with(body: [UInt8]) -> AnswerSample {
    var changed = self
    changed.body = body
    return changed
  }

  func with(_ headers: HeaderFields) -> AnswerSample {
    var changed = self
    changed.headers = headers
    return changed
  }
}

extension Timing {
  /// A server that takes its time: waiting is what grows.
  fileprivate func slower(_ times: Int) -> Timing {
    guard times > 1 else { return self }
    var slower = self
    slower.total = total * times
    slower.wait = (wait ?? .zero) + total * (times - 1)
    return slower
  }
}
