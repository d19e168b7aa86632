import ApusClient
import ApusRendering
import Foundation

@testable import ApusTeaching
@testable import ApusText

/// What is said of exchanges that never took place, each sentence with its evidence on one line.
enum Explained {
  static let json = HeaderField(name: "Content-Type", value: "application/json")

  /// The explanation of an exchange, each sentence on one line.
  static func exchange(_ exchange: Exchange, _ code: ErrorCode? = nil) -> String {
    let failure = code.map { TransportError($0, "it failed", exchange: exchange) }
    let incident = Incident(line: "get /users/1", exchange: exchange, transportFailure: failure)
    return Explanation(of: incident).text(on: Screen(width: 200)).replacing(/\n {4,}/, with: " ")
  }

  static func answer(
    _ status: Int, _ fields: [(String, String)] = [], body: String = "{\"id\": 1}",
    url: String = "https://api.test/users/1", method: HTTPMethod = .get, sent: HeaderFields = [:],
    sending text: String? = nil
  ) throws -> String {
    let headers = HeaderFields([json] + fields.map { HeaderField(name: $0.0, value: $0.1) })
    return self.exchange(
      try Incidents.exchange(
        status, headers: headers, body: body, url: url, method: method, sent: sent,
        sending: text))
  }
}
