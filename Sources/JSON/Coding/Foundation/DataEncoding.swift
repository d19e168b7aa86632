#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How `Data` is written.
public enum DataEncoding: Sendable {
  /// By `Data`'s own conformance: an array of bytes.
  case deferredToData
  /// As Base64.
  case base64
  /// By a function.
  case custom(@Sendable (Data, any Encoder) throws -> Void)
}
