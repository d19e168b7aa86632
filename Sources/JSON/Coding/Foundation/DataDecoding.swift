#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How `Data` is read.
public enum DataDecoding: Sendable {
  /// By `Data`'s own conformance: an array of bytes.
  case deferredToData
  /// From Base64.
  case base64
  /// By a function.
  case custom(@Sendable (any Decoder) throws -> Data)
}
