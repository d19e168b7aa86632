/// Why a redirect is not followed.
package struct RedirectRefusal: Error, Sendable {
  package let code: ErrorCode
  package let message: String
}
