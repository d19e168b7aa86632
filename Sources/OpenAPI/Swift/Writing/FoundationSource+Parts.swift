/// The parts of a file that are the same for every endpoint.
extension FoundationSource {
  static let imports = """
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    """

  static let escaping = #"""
    /// Text in which nothing can be taken for a part of the URL.
    private static func escaped(_ text: String) -> String {
      let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
      if text == "." || text == ".." { return text.replacingOccurrences(of: ".", with: "%2E") }
      return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
    """#

  /// Fractions of a second are fine, and written only where there are any.
  static let coders = #"""
    static var encoder: JSONEncoder {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      return encoder
    }

    static var decoder: JSONDecoder {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        for style in [
          Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        ] {
          if let date = try? style.parse(text) { return date }
        }
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is no ISO 8601 time")
      }
      return decoder
    }
    """#

  static let anyValue = """
    /// Any JSON value.
    indirect enum AnyValue: Codable, Hashable, Sendable {
      case null
      case bool(Bool)
      case int(Int)
      case double(Double)
      case string(String)
      case array([AnyValue])
      case object([String: AnyValue])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
          self = .int(value)
        } else if let value = try? container.decode(Double.self) {
          self = .double(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode([AnyValue].self) {
          self = .array(value)
        } else {
          self = .object(try container.decode([String: AnyValue].self))
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
      }
    }
    """
}
