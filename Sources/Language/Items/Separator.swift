/// What stands between the name and the value of an item, and so says what the item is.
package enum Separator: String, Sendable, Hashable, CaseIterable {
  /// `Name:value`; without a value, the header is not sent.
  case header = ":"
  /// `Name;` sends the header with an empty value.
  case emptyHeader = ";"
  case headerFile = ":@"
  case query = "=="
  case queryFile = "==@"
  case string = "="
  case stringFile = "=@"
  case json = ":="
  case jsonFile = ":=@"
  /// `name@file` sends the file as a part of a form; `@file` sends it as the body.
  case upload = "@"

  /// Longest first, which is how they are looked for.
  static let byLength = allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }

  /// Whether a backslash keeps the character from being part of a separator.
  static func isSpecial(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == ":" || scalar == ";" || scalar == "=" || scalar == "@"
  }

  /// Whether the item makes a body.
  package var isData: Bool { isJSONData || self == .upload }

  /// Whether the item's name is a path into a JSON body.
  package var isJSONData: Bool {
    self == .string || self == .stringFile || self == .json || self == .jsonFile
  }

  package var isHeader: Bool { self == .header || self == .emptyHeader || self == .headerFile }
  package var isQuery: Bool { self == .query || self == .queryFile }

  /// Whether the value names a file whose contents are the value.
  package var readsFile: Bool { rawValue.hasSuffix("@") && self != .upload }
}
