internal import APIClient

/// Why a request of a file cannot be made.
struct HTTPFileProblem: Error {
  let code: FailureCode
  let message: String
  var suggestion: String?
}
