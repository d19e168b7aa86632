import Foundation
import Testing

/// The body as an object.
func json(_ response: WireResponse) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
}

/// The names and values of a list of pairs, as the bench shows them.
func pairs(_ value: Any?) -> [String] {
  (value as? [[String: String]] ?? []).map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
}
