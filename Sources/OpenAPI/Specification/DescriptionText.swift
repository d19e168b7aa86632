package import ApusJSON
internal import ApusYAML

/// The text of a description, read from whatever notation it is in.
package struct DescriptionText: Sendable {
  package let document: JSONDocument
  /// What is odd about the text; nothing where it is JSON.
  package let remarks: [String]

  package init(_ bytes: consuming [UInt8]) throws(SpecificationError) {
    try self.init(copy bytes, TextFormat(copy bytes))
  }

  /// A file that a description refers to. It may be as short as one text, so it is YAML where it is not plainly JSON.
  init(part bytes: [UInt8]) throws(SpecificationError) {
    let format = TextFormat(bytes)
    try self.init(bytes, format == .json && !bytes.starts(with: "{".utf8) ? .yaml : format)
  }

  /// YAML may have braces too, and needs no quotes behind them.
  private static func isFlow(_ bytes: [UInt8]) -> Bool {
    let marks = bytes.lazy.filter { $0 > 32 }.prefix(2)
    return marks.first == UInt8(ascii: "{") && !marks.dropFirst().allSatisfy { "\"}".utf8.contains($0) }
  }

  private init(_ bytes: [UInt8], _ format: TextFormat) throws(SpecificationError) {
    switch format == .json && Self.isFlow(bytes) ? .yaml : format {
    case .nothing: throw .empty
    case .raml: throw .otherFormat("RAML")
    case .markup: throw .markup
    case .yaml:
      do throws(YAMLError) {
        let text = try YAMLDocument(bytes)
        document = text.document
        remarks = text.warnings.map(\.description)
      } catch {
        throw error.kind == .noLibrary
          ? .noYAML(error.message) : .yaml(error.description, error.position, source: error.source)
      }
    case .json:
      do throws(SyntaxError) {
        document = try JSONDocument(bytes)
        remarks = []
      } catch {
        throw .syntax(error)
      }
    }
  }
}
