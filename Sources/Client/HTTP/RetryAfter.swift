internal import ApusJSON

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// When a server wants to be asked again (RFC 9110, 10.2.3): after some seconds, or at a time.
package enum RetryAfter: Sendable, Hashable {
  case seconds(Int)
  case time(Date)

  /// `nil` without the field, and when it cannot be read.
  package init?(_ headers: HeaderFields) {
    guard let text = headers["Retry-After"] else { return nil }
    if let seconds = Int(text), seconds >= 0 {
      self = .seconds(seconds)
    } else if let time = Date(httpDate: text) {
      self = .time(time)
    } else {
      return nil
    }
  }

  /// How long that is from a moment; nothing when it is over.
  package func pause(from now: Date) -> Duration {
    switch self {
    case .seconds(let seconds): .seconds(seconds)
    case .time(let time): .seconds(max(0, time.timeIntervalSince(now)))
    }
  }
}

extension Date {
  /// The one date format that servers send: `Wed, 21 Oct 2026 07:28:00 GMT`.
  package init?(httpDate text: String) {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", parts[1].count == 2, parts[3].count == 4,
      let month = months.firstIndex(of: String(parts[2]))
    else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    let iso8601 = "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z"
    guard
      let date = try? DocumentDecoder(dates: .iso8601).decode(Date.self, from: Array("\"\(iso8601)\"".utf8))
    else { return nil }
    self = date
  }
}
