/// The parts of a file that are the same for every endpoint.
extension FoundationSource {
  /// The types that others were written with, each as the library has it.
  static func types(for writer: TypeWriter) -> [[String]] {
    [writer.usesAny ? lines(anyValue) : [], writer.usesIndirect ? lines(indirectValue) : []]
  }

  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

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

  static let keeping = #"""
    /// The same, but for signs that are sent as they are.
    private static func escaped(_ text: String, keeping signs: String) -> String {
      text.map { signs.contains($0) ? String($0) : escaped(String($0)) }.joined()
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

  static let form = #"""
    /// The parts of a form.
    struct Form {
      private let boundary = UUID().uuidString
      private var parts = Data()

      var contentType: String { "multipart/form-data; boundary=\(boundary)" }
      var body: Data { parts + Data("--\(boundary)--\r\n".utf8) }

      mutating func add(_ name: String, _ text: String, type: String? = nil) {
        add(Data(text.utf8), head: "name=\"\(quoted(name))\"", type)
      }

      /// Adds a file under its own name, unless another is given.
      mutating func add(
        _ name: String, path: String, fileName: String? = nil, type: String? = nil
      ) throws {
        let file = URL(fileURLWithPath: path)
        let fileName = quoted(fileName ?? file.lastPathComponent)
        let head = "name=\"\(quoted(name))\"; filename=\"\(fileName)\""
        add(try Data(contentsOf: file), head: head, type)
      }

      private mutating func add(_ content: Data, head: String, _ type: String?) {
        let type = type.map { "\r\nContent-Type: \($0)" } ?? ""
        let head = "--\(boundary)\r\nContent-Disposition: form-data; \(head)\(type)\r\n\r\n"
        parts += Data(head.utf8) + content + Data("\r\n".utf8)
      }

      private func quoted(_ name: String) -> String {
        name.replacingOccurrences(of: "\"", with: "%22")
          .replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(of: "\n", with: "%0A")
      }
    }
    """#

  /// - Parameter remark: what to know of it.
  static func login(_ remark: String?) -> String {
    "/// Answers the server's challenge.\(remark.map { " " + $0 } ?? "")\n" + loginClass
  }

  private static let loginClass = """
    final class Login: NSObject, URLSessionTaskDelegate, Sendable {
      let user: String
      let password: String

      init(user: String, password: String) {
        self.user = user
        self.password = password
      }

      func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
          @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {
        let isFirst = challenge.previousFailureCount == 0
        let credential = URLCredential(user: user, password: password, persistence: .forSession)
        completionHandler(
          isFirst ? .useCredential : .performDefaultHandling, isFirst ? credential : nil)
      }
    }
    """

  static let indirectValue = """
    /// A value of a type that holds this one.
    @dynamicMemberLookup
    struct Indirect<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      private indirect enum Storage: Hashable, Sendable {
        case value(Value)
      }

      private var storage: Storage

      var value: Value {
        get {
          switch storage {
          case .value(let value): value
          }
        }
        set { storage = .value(newValue) }
      }

      init(_ value: Value) { storage = .value(value) }
      init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
      func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

      subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
    }
    """

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
