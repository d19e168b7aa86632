/// Something that is different between two descriptions of an API.
package struct SpecificationChange: Sendable, Hashable {
  package enum Effect: Sendable, Hashable, CaseIterable {
    /// A program written by the older description may fail by the newer one.
    case breaking
    /// It goes on working.
    case harmless
  }

  package let effect: Effect
  /// `GET /users/{id}`, as the newer description has it where it has it; empty for what is about the whole.
  package let operation: String
  /// What changed, as it goes on behind the operation: "the query parameter `page` is gone".
  package let text: String

  package init(_ effect: Effect, _ operation: String, _ text: String) {
    self.effect = effect
    self.operation = operation
    self.text = text
  }
}

extension SpecificationChange: CustomStringConvertible {
  package var description: String { operation.isEmpty ? text : "\(operation): \(text)" }
}
