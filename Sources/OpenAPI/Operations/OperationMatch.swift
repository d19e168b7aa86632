/// An operation found by a written path, and the values its parameters have there.
package struct OperationMatch: Sendable {
  package let operation: Operation
  /// In the order of the path, percent-decoded.
  package let values: [PathValue]

  package struct PathValue: Sendable, Hashable {
    package let name: String
    package let value: String
  }
}
