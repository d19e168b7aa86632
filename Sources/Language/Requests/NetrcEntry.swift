package import ApusClient

/// What `.netrc` has for a host.
package struct NetrcEntry: Sendable {
  package let user: String
  package let password: Secret
  /// The file, as a person would write it.
  package let place: String

  package init(user: String, password: Secret, place: String) {
    (self.user, self.password, self.place) = (user, password, place)
  }
}
