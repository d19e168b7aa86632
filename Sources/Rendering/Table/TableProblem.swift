/// Why rows cannot be made into what was asked for.
package enum TableProblem: Error, Sendable, Hashable {
  /// No row has the column.
  case noColumn(String, known: [String])
  /// A sum or an average met something that is no number: what, and in which column.
  case noNumber(String, column: String)
  /// A number has thousands of digits.
  case tooLong(column: String)
  /// A row that is to be joined is no object.
  case noObject
  /// What is made comes to more bytes than it may.
  case tooMuch(Int)
}
