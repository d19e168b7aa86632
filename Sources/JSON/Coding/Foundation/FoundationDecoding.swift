#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NodeDecoder {
  /// Reads a value of one of Foundation's types, which `type` is.
  func decode<T>(_ kind: FoundationType, as type: T.Type, at index: Int) throws -> T {
    let value: Any =
      switch kind {
      case .date: try date(at: index)
      case .data: try data(at: index)
      case .url: try url(at: index)
      case .decimal: try decimal(at: index)
      }
    guard let value = value as? T else { throw run.mismatch(at: index, "a value for \(type)", type) }
    return value
  }

  private func refused(at index: Int, _ expected: String, _ type: any Any.Type) -> DecodingError {
    run.error(.value, at: index, expected: expected, type: type)
  }

  private func date(at index: Int) throws -> Date {
    if let refusal = otherForm(ofDateAt: index) { throw refusal }
    switch run.options.dates {
    case .deferredToDate: return try Date(from: deeper(Date.self, at: index))
    case .custom(let read): return try read(deeper(Date.self, at: index))
    case .secondsSince1970: return Date(timeIntervalSince1970: try run.floating(Double.self, at: index))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try run.floating(Double.self, at: index) / 1000)
    case .iso8601:
      let time = Timestamp(iso8601: try run.string(at: index))
      return try date(time, "a date such as 2024-01-31T12:30:00Z", at: index)
    case .format(let format):
      return try date(format.timestamp(from: run.string(at: index)), "a date as \(format.pattern)", at: index)
    }
  }

  /// A text where the decoder was told of numbers, or a number where it was told of texts: the setting that is meant has
  /// a name.
  private func otherForm(ofDateAt index: Int) -> DecodingError? {
    switch (run.options.dates, run.tape.token(index)) {
    case (.deferredToDate, .string), (.deferredToDate, .escapedString), (.secondsSince1970, .string),
      (.millisecondsSince1970, .string):
      let text = Node(storage: run.storage, index: index).string ?? ""
      let setting = Timestamp(iso8601: text) == nil ? #".format("yyyy-MM-dd")"# : ".iso8601"
      let advice = "dates are read from numbers here; to read this one, DocumentDecoder(dates: \(setting))"
      return run.mismatch(at: index, "a number", Date.self, advice: advice)
    case (.iso8601, .integer), (.iso8601, .decimal):
      let setting = (run.node(index).double ?? 0) > 1e11 ? ".millisecondsSince1970" : ".secondsSince1970"
      let advice = "dates are read from texts here; to read this one, DocumentDecoder(dates: \(setting))"
      return run.mismatch(at: index, "a string", Date.self, advice: advice)
    default: return nil
    }
  }

  private func date(_ time: Timestamp?, _ expected: String, at index: Int) throws -> Date {
    guard let time else { throw refused(at: index, expected, Date.self) }
    return Date(timeIntervalSince1970: time.secondsSince1970)
  }

  private func data(at index: Int) throws -> Data {
    switch run.options.data {
    case .deferredToData: return try Data(from: deeper(Data.self, at: index))
    case .custom(let read): return try read(deeper(Data.self, at: index))
    case .base64:
      guard let data = Data(base64Encoded: try run.string(at: index)) else {
        throw refused(at: index, "a string in Base64", Data.self)
      }
      return data
    }
  }

  private func url(at index: Int) throws -> URL {
    guard let url = URL(string: try run.string(at: index)) else {
      throw refused(at: index, "a URL", URL.self)
    }
    return url
  }

  private func decimal(at index: Int) throws -> Decimal {
    let node = Node(storage: run.storage, index: index)
    guard node.kind == .integer || node.kind == .decimal else {
      throw run.mismatch(at: index, "a number", Decimal.self)
    }
    guard let value = Decimal(string: node.text), !value.isNaN else {
      throw refused(at: index, "a number that fits Decimal", Decimal.self)
    }
    return value
  }
}
