package import ApusJSON
internal import ApusYAML

/// The text of a description, read from whatever notation it is in.
package struct DescriptionText: Sendable {
  package let document: Document
  /// What is odd about the text; nothing where it is JSON.
  package let remarks: [String]

  package init(_ bytes: consuming [UInt8]) throws(SpecificationError) {
    switch TextFormat(copy bytes) {
    case .nothing: throw .empty
    case .raml: throw .otherFormat("RAML")
    case .markup: throw .markup
    case .yaml:
      do throws(YAMLError) {
        let text = try YAMLDocument(bytes)
        document = text.document
        remarks = text.warnings.map(\.description)
      } catch {
        throw error.kind == .noLibrary ? .noYAML(error.message) : .yaml(error)
      }
    case .json:
      do throws(SyntaxError) {
        document = try Document(bytes)
        remarks = []
      } catch {
        throw .syntax(error)
      }
    }
  }
}
