/// Why a redirect is not followed.
package struct RedirectRefusal: Error, Sendable {
  package let code: FailureCode
  package let message: String
}
