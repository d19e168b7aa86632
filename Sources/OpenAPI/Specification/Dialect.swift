internal import ApusJSON

/// The version of the format, as far as reading it differs.
package enum Dialect: Sendable, Hashable {
  case swagger2
  case openAPI30
  /// And 3.2, and what is later, read as far as it is the same.
  case openAPI31

  /// Whether the document says that it is one of these.
  static func isSaid(in root: Node) -> Bool { said(in: root) != nil }

  private static func said(in root: Node) -> Node? {
    root["openapi"] ?? root["swagger"] ?? root["swaggerVersion"]
  }

  /// What else a document for the same purpose is.
  private static func otherFormat(of root: Node) -> String? {
    if root["asyncapi"] != nil { return "AsyncAPI" }
    if root["info"]?["_postman_id"] != nil { return "a collection of Postman" }
    let isOfGoogle = root["kind"]?.string?.hasPrefix("discovery#") == true || root["discoveryVersion"] != nil
    return isOfGoogle ? "a discovery document of Google" : nil
  }

  /// What the document says of itself.
  static func find(in root: Node) throws(SpecificationError) -> (dialect: Dialect, warning: String?) {
    guard let said = said(in: root) else {
      if let other = otherFormat(of: root) { throw .otherFormat(other) }
      throw HyperSchema.isSchema(root) ? .noLinks : .noVersion
    }
    // `3.0` without quotes is a number; what is meant is clear all the same.
    let version = said.string ?? said.text
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    switch (root["openapi"] != nil, parts.first, parts.dropFirst().first) {
    case (false, "2", _): return (.swagger2, nil)
    case (true, "3", "0"): return (.openAPI30, nil)
    case (true, "3", "1"), (true, "3", "2"): return (.openAPI31, nil)
    case (true, "3", let minor?) where Int(minor) != nil:
      return (.openAPI31, "version \(version) is read as though it were 3.1")
    default: throw .unsupportedVersion(String(version.prefix(40)))
    }
  }
}
