// The types of Foundation that JSON has no word for are bridged in this folder, and nowhere else.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type whose own `Codable` conformance is not what JSON says by custom.
enum FoundationType {
  case date, data, url, decimal

  init?(_ type: any Any.Type) {
    switch type {
    case is Date.Type: self = .date
    case is Data.Type: self = .data
    case is URL.Type: self = .url
    case is Decimal.Type: self = .decimal
    default: return nil
    }
  }
}
