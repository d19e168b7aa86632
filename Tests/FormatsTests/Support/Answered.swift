import ApusClient
import ApusJSON
import Foundation

@testable import ApusLanguage

/// An answer to a request that nobody sent.
enum Answered {
  static func exchange(
    _ body: String, status: Int = 201,
    headers: HeaderFields = ["Content-Type": "application/json; charset=UTF-8", "X-One": "1"]
  ) throws -> Exchange {
    let url = try WebURL("http://h.example/x")
    let head = ResponseHead(version: "HTTP/1.1", status: status, reason: "Created", headers: headers)
    let hop = Hop(sent: SentRequest(method: .post, url: url, headers: ["X-Sent": "yes"]), response: head)
    let bytes = Array(body.utf8)
    return Exchange(
      request: Request(method: .post, url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: bytes))
  }
}

extension Answered {
  static func json(_ text: String) throws -> VariableValue? { .json(try JSONDocument(text).root) }
}
