/// One scheme that an operation asks for, and the scopes it wants there.
package struct SecurityRequirement: Sendable {
  package let scheme: SecurityScheme
  package let scopes: [String]
}
