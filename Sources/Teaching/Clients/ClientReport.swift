/// What a caller learns.
package struct ClientReport: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case value, error, crash, silence
  }

  package let kind: Kind
  /// The case that the caller gets, as it would be written.
  package let text: String
  /// What was known and is gone; `nil` when nothing is.
  package let loss: String?

  static func value(_ text: String = "the value", losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .value, text: text, loss: loss)
  }
  static func error(_ text: String, losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .error, text: text, loss: loss)
  }
  static func crash(_ text: String, losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .crash, text: text, loss: loss)
  }
  static func silence(_ text: String, losing loss: String? = nil) -> ClientReport {
    ClientReport(kind: .silence, text: text, loss: loss)
  }
}
