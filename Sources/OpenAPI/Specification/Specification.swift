package import ApusJSON

/// A description of an API: OpenAPI 3.0 or 3.1, Swagger 2.0, or JSON Hyper-Schema, in JSON or YAML.
///
/// Loading makes an index of the operations and reads nothing else. Whatever is asked for later is read from
/// the document then, and references are followed on the way.
///
///     let specification = try Specification(bytes)
///     let match = specification.match(.get, "/repos/apple/swift/issues")
///     match?.operation.parameters.map(\.name)     // ["owner", "repo", "milestone", …]
package struct Specification: Sendable {
  package let document: JSONDocument
  package let dialect: Dialect
  /// In the order of the document.
  package let operations: [Operation]
  /// What was passed over while the index was made. See also `brokenReferences()`.
  package let warnings: [SpecificationWarning]
  /// What is to be said of the text itself.
  package let remarks: [String]
  /// Where the operations of each path are in the list of all.
  let tree: PathTree<[Operation.Method: Int]>

  /// Fails when the text is neither JSON nor YAML, or is no description of an API. Parts of a description that are not as
  /// they should be are passed over with a warning.
  package init(_ bytes: consuming [UInt8]) throws(SpecificationError) {
    let text = try DescriptionText(bytes)
    try self.init(text.document, remarks: text.remarks)
  }

  /// - Parameter remarks: what was found while the text was read.
  package init(_ document: JSONDocument, remarks: [String] = []) throws(SpecificationError) {
    guard document.root.kind == .object else { throw .notAnObject(document.root.kind) }
    var document = document
    var found: [SpecificationWarning] = []
    if !Dialect.isSaid(in: document.root), var links = HyperSchema(document.root) {
      document = try links.translated()
      found = links.warnings
    }
    let root = document.root
    let (dialect, warning) = try Dialect.find(in: root)
    var index = OperationIndex(dialect: dialect)
    if let warning { index.warn(warning, at: root["openapi"] ?? root) }
    index.read(root)
    self.document = document
    self.dialect = dialect
    self.remarks = remarks
    operations = index.operations
    warnings = found + index.warnings
    tree = index.tree
  }

  /// What the API is called; empty when it has no title.
  package var title: String { document.root["info"]?["title"]?.string ?? "" }

  /// The API's version, not the format's; empty when there is none.
  package var version: String { document.root["info"]?["version"].map(\.written) ?? "" }

  /// The format and its version as the document has it: `OpenAPI 3.0.3`.
  package var format: String {
    let root = document.root
    if let format = root[HyperSchema.formatKey]?.string { return format }
    return dialect == .swagger2
      ? "Swagger \(root["swagger"]?.written ?? "2.0")" : "OpenAPI \(root["openapi"]?.written ?? "3")"
  }

  package var summary: String? { document.root["info"]?["description"]?.string }

  /// The operation with this id.
  package func operation(id: String) -> Operation? { operations.first { $0.id == id } }
}

extension Node {
  /// A string's text, or any other value as it is spelled.
  var written: String { string ?? text }
}
