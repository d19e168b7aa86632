#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a `Date` is written.
public enum DateEncoding: Sendable {
  /// By `Date`'s own conformance: seconds since 2001.
  case deferredToDate
  /// As a number of seconds.
  case secondsSince1970
  /// As a number of milliseconds.
  case millisecondsSince1970
  /// `2024-01-31T12:30:00Z`
  case iso8601
  /// `2024-01-31T12:30:00.250Z`
  case iso8601WithFraction(digits: Int)
  /// By a pattern: `.format("yyyy-MM-dd HH:mm:ss")`.
  case format(DateFormat)
  /// By a function.
  case custom(@Sendable (Date, any Encoder) throws -> Void)
}
