package import ApusClient

/// Why a request of a file cannot be made.
package struct HTTPFileProblem: Error {
  package let code: ErrorCode
  package let message: String
  package var suggestion: String?
}
