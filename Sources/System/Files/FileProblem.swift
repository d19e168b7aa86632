/// Why a file that somebody names cannot be read or written.
package struct FileProblem: Error, Sendable, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package init(_ error: SystemError) { reason = error.description }
}
