/// Why a file that a line names cannot be read.
package struct FileProblem: Error, Sendable, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
