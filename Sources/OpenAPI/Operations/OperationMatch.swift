internal import ApusEncodings

/// An operation found by a written path, and the values its parameters have there.
package struct OperationMatch: Sendable {
  package let operation: Operation
  /// In the order of the path, percent-decoded. Those that cannot be told apart are left out.
  package let values: [PathValue]

  package struct PathValue: Sendable, Hashable {
    package let name: String
    package let value: String
    /// As it stands in the path.
    package let written: String

    /// - Parameter written: where it is not given, as the value is encoded.
    init(name: String, value: String, written: String? = nil) {
      (self.name, self.value) = (name, value)
      self.written = written ?? PercentEncoding.encode(value, for: .segment)
    }
  }
}
