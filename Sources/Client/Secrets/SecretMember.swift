package import ApusJSON

/// A value in JSON that is a secret, and the name that tells so: its own, or that of an array or an object it is in.
package struct SecretMember: Sendable {
  package let name: String
  package let value: Node
}
