#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the JSON bodies that the services accept. The one place that parses JSON.
enum BodyReader {
  enum Problem: Error, Equatable {
    /// Not JSON at all.
    case syntax
    /// The path of a field that has to be there.
    case missing(String)
    /// The path of a field that holds something else than it should.
    case wrongType(String)
  }

  static func read<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) -> Result<Value, Problem> {
    do {
      return .success(try JSONDecoder().decode(type, from: Data(body)))
    } catch DecodingError.keyNotFound(let key, let context) {
      return .failure(.missing(path(context.codingPath + [key])))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      return .failure(.wrongType(path(context.codingPath)))
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      return .failure(.wrongType(path(context.codingPath)))
    } catch {
      return .failure(.syntax)
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }
}
