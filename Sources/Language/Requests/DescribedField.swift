package import ApusClient
internal import ApusEncodings

/// A field of a query or of a form as a description has it written: a list may stand in one field, an object in several.
package struct DescribedField: Sendable, Hashable {
  package enum Place: Sendable, Hashable {
    case query
    /// The media type of the form.
    case form(String)
  }

  /// Writes the fields of an operation as it is described to take them.
  package typealias Writer =
    @Sendable (HTTPMethod, WebURL, Place, [(name: String, value: String)]) -> [DescribedField]

  package let name: String
  package let values: [String]
  /// What stands between the values.
  package let separator: String
  /// What it is in a form of parts.
  package let type: String?

  package init(_ name: String, _ values: [String], separator: String = "", type: String? = nil) {
    self.name = name
    self.values = values
    self.separator = separator
    self.type = type
  }

  init(_ item: QueryItem) { self.init(item.name, [item.value ?? ""]) }

  var text: String { values.joined(separator: separator) }

  fileprivate var encoded: String {
    // A comma that separates is no part of a value.
    let separator = separator == "," ? "," : PercentEncoding.encode(separator, for: .segment)
    return PercentEncoding.encode(name, for: .form) + "="
      + values.map { PercentEncoding.encode($0, for: .form) }.joined(separator: separator)
  }
}

extension [DescribedField] {
  package var formEncoded: String { map(\.encoded).joined(separator: "&") }
}

extension RequestPreparation {
  /// Fields as the operation is described to take them, each name once; as they are where none is described.
  func described(_ items: [QueryItem], in place: DescribedField.Place) throws(LineProblem) -> [DescribedField]
  {
    let items = items.groupedByName
    guard let write = context.describedFields, line.dialect == .native, !items.isEmpty else {
      return items.map(DescribedField.init)
    }
    return write(try method(), try resolvedURL(), place, items.map { ($0.name, $0.value ?? "") })
  }
}
