#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a `Date` is read.
public enum DateDecoding: Sendable {
  /// By `Date`'s own conformance: seconds since 2001.
  case deferredToDate
  /// From a number of seconds.
  case secondsSince1970
  /// From a number of milliseconds.
  case millisecondsSince1970
  /// `2024-01-31T12:30:00Z`, with or without a fraction, with `Z` or an offset.
  case iso8601
  /// By a pattern: `.format("yyyy-MM-dd HH:mm:ss")`.
  case format(DateFormat)
  /// By a function.
  case custom(@Sendable (any Decoder) throws -> Date)
}
