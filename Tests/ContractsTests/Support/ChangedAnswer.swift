import ApusClient
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusRecordings

/// An answer as it was recorded, the same with one change, and what that change is.
struct ChangedAnswer: Sendable, CustomTestStringConvertible {
  enum Weight: Sendable {
    case green, noted, red
  }

  let name: String
  let weight: Weight
  var old = ""
  var new = ""
  var type = "application/json"
  var headers: [(String, String)] = []
  var newHeaders: [(String, String)] = []

  var testDescription: String { name }

  /// A body that was changed.
  static func body(
    _ name: String, _ weight: Weight, _ old: String, _ new: String, type: String = "application/json"
  ) -> ChangedAnswer {
    ChangedAnswer(name: name, weight: weight, old: old, new: new, type: type)
  }

  /// A header that was changed; an empty value is none.
  static func header(
    _ header: String, _ weight: Weight, _ old: String, _ new: String, named name: String? = nil
  ) -> ChangedAnswer {
    let (before, after) = (old.isEmpty ? [] : [(header, old)], new.isEmpty ? [] : [(header, new)])
    return ChangedAnswer(
      name: name ?? "\(header): \(old) → \(new)", weight: weight, old: "{}", new: "{}", headers: before,
      newHeaders: after)
  }

  func findings(_ rules: Rules = Rules()) throws -> [Finding] {
    AnswerComparison(ignoring: try IgnoredPlaces([]).adding(rules)).findings(
      from: try Self.recording(Array(old.utf8), type: type, headers),
      to: try Self.recording(Array(new.utf8), type: type, newHeaders))
  }

  static func recording(
    _ body: [UInt8], type: String = "application/json", _ headers: [(String, String)] = [], status: Int = 200,
    time: Duration = .milliseconds(5), failure: ErrorCode? = nil
  ) throws -> Recording {
    let request = Request(url: try WebURL("http://h/things"))
    let fields = headers.map { HeaderField(name: $0.0, value: $0.1) }
    let isTyped = headers.contains { $0.0.lowercased() == "content-type" } || type.isEmpty
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(
        version: "HTTP/1.1", status: status,
        headers: HeaderFields((isTyped ? [] : [HeaderField(name: "Content-Type", value: type)]) + fields)),
      timing: Timing(total: time))
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: body)),
      failure: failure.map { Recording.Failure(code: $0, message: "") })
  }
}

extension [Finding] {
  var weight: ChangedAnswer.Weight {
    isEmpty ? .green : contains { !$0.isNoted } ? .red : .noted
  }
}
