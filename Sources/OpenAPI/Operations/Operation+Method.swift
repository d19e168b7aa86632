extension Operation {
  /// What is asked of a path.
  package struct Method: RawRepresentable, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    package let rawValue: String

    package static let get = Method("GET")
    package static let put = Method("PUT")
    package static let post = Method("POST")
    package static let delete = Method("DELETE")
    package static let options = Method("OPTIONS")
    package static let head = Method("HEAD")
    package static let patch = Method("PATCH")
    package static let trace = Method("TRACE")
    /// Since OpenAPI 3.2, which has any other method too.
    package static let query = Method("QUERY")

    /// Those that have keys of their own in a description.
    package static let allCases = [get, put, post, delete, options, head, patch, trace, query]

    private static let byKey = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

    private init(_ name: String) { rawValue = name }

    /// Any method of HTTP, by its name.
    package init?(rawValue: String) {
      guard !rawValue.isEmpty,
        rawValue.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || "-_".utf8.contains($0) })
      else {
        return nil
      }
      self.rawValue = rawValue
    }

    /// By the key an operation has in a description, which is lower case.
    init?(key: String) {
      guard let method = Self.byKey[key] else { return nil }
      self = method
    }

    var hasKey: Bool { Self.allCases.contains(self) }

    package var description: String { rawValue }
  }
}
