#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a `Date` is written.
public enum DateEncoding: Sendable {
  /// By `Date`'s own conformance: seconds since 2001.
  case deferredToDate
  case secondsSince1970
  case millisecondsSince1970
  /// `2024-01-31T12:30:00Z`
  case iso8601
  /// `2024-01-31T12:30:00.250Z`
  case iso8601WithFraction(digits: Int)
  /// By a pattern: `.format("yyyy-MM-dd HH:mm:ss")`.
  case format(DateFormat)
  case custom(@Sendable (Date, any Encoder) throws -> Void)
}
