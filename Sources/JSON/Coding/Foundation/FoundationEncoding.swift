#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueEncoder {
  /// Writes a value of one of Foundation's types; `nil` when the value encoded itself, or nothing, to this
  /// encoder.
  func foundationValue(of value: any Encodable) throws -> JSONValue? {
    switch value {
    case let date as Date: return try json(date)
    case let data as Data: return try json(data)
    case let url as URL: return .string(url.absoluteString)
    case let decimal as Decimal:
      guard let number = JSONValue.Number(text: decimal.description) else {
        throw run.invalid(decimal, "JSON has no number for \(decimal)", at: path)
      }
      return .number(number)
    default:
      try value.encode(to: self)
      return nil
    }
  }

  private func json(_ date: Date) throws -> JSONValue? {
    switch run.options.dates {
    case .deferredToDate: try date.encode(to: self)
    case .custom(let write): try write(date, self)
    case .secondsSince1970: return try number(date.timeIntervalSince1970, key: nil)
    case .millisecondsSince1970: return try number(date.timeIntervalSince1970 * 1000, key: nil)
    case .iso8601: return try json(date) { $0.iso8601() }
    case .iso8601WithFraction(let digits): return try json(date) { $0.iso8601(fractionDigits: digits) }
    case .format(let format): return try json(date, format.text)
    }
    return nil
  }

  private func json(_ date: Date, _ text: (Timestamp) -> String?) throws -> JSONValue {
    guard let text = Timestamp(secondsSince1970: date.timeIntervalSince1970).flatMap(text) else {
      // The number, since Foundation cannot print every date.
      throw run.invalid(date.timeIntervalSince1970, "a date whose year has no four digits", at: path)
    }
    return .string(text)
  }

  private func json(_ data: Data) throws -> JSONValue? {
    switch run.options.data {
    case .base64: return .string(data.base64EncodedString())
    case .deferredToData: try data.encode(to: self)
    case .custom(let write): try write(data, self)
    }
    return nil
  }
}
