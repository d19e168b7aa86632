/// A secret that would have been written. Nothing was.
package struct LeakedSecret: Error, Sendable, Hashable, CustomStringConvertible {
  /// The secret's name, never its value.
  package let name: String

  package var description: String {
    "nothing was written: the text holds the secret \(name) in a form that could not be replaced"
  }
}
