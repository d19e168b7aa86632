internal import ApusClient

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// How long caches may use an answer, by what the server says (RFC 9111, 4.2).
struct Freshness {
  private let directives: [(name: String, value: String?)]
  /// How old the answer was when it came.
  let age: Int

  init(_ headers: HeaderFields) {
    directives = headers.members(of: "Cache-Control").map(FieldList.pair)
    age = max(0, headers["Age"].flatMap { Int($0) } ?? 0)
  }

  func says(_ name: String) -> Bool { directives.contains { $0.name == name } }

  /// Whether it is said of the whole answer, and not of some headers of it.
  func saysWholly(_ name: String) -> Bool { directives.contains { $0.name == name && $0.value == nil } }

  /// Seconds; nothing where they cannot be read, the least where they are said twice.
  func seconds(_ name: String) -> Int? {
    directives.filter { $0.name == name }.map { $0.value.flatMap { Int($0) }.map { max(0, $0) } ?? 0 }.min()
  }

  /// Whether an answer is past its `Expires`; what is no date is.
  static func isExpired(_ expires: String, _ headers: HeaderFields, receivedAt: Date) -> Bool {
    guard let end = Date(httpDate: expires) else { return true }
    return end <= headers["Date"].flatMap { Date(httpDate: $0) } ?? receivedAt
  }
}
