package import ApusJSON

/// A text in YAML, read as the document that the same in JSON would be: keys in their order, numbers as they are
/// spelled, places as they are in the text.
///
/// Plain scalars are what the core schema of YAML 1.2 makes of them, so `no` and `12:30` are strings. Keys are always
/// strings. Aliases are written out, merge keys (`<<`) too.
package struct YAMLDocument: Sendable {
  package let document: JSONDocument
  /// What a reader may trip over, in the order of the text; at most 100.
  package let warnings: [YAMLWarning]

  /// Reads the first document of a text in UTF-8 or UTF-16.
  package init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) throws(YAMLError) {
    let text = try YAMLEncoding.utf8(bytes)
    var builder = DocumentBuilder(text, limits)
    try text.withUnsafeBufferPointer { bytes throws(YAMLError) in
      try EventReader(text, UnsafeRawBufferPointer(bytes)).read(into: &builder)
    }
    let map = builder.map
    do throws(SyntaxError) {
      document = try JSONDocument(builder.takeText(), map: map)
    } catch {
      // Nothing but its size can be wrong with what was written here.
      throw YAMLError(.refused, "it is too large: \(error)")
    }
    warnings = (builder.warnings + Self.duplicates(in: document))
      .sorted { $0.position.offset < $1.position.offset }
  }

  private static func duplicates(in document: JSONDocument) -> [YAMLWarning] {
    document.warnings().compactMap { warning in
      guard case .duplicateKey(let key) = warning.reason else { return nil }
      return YAMLWarning(
        "the key `\(key)` is there twice; the last is taken", at: document.position(of: warning.offset))
    }
  }
}
