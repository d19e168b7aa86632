/// What a request took along, by its names.
package struct SentNames: Sendable, Hashable {
  package var credentials: [String] = []
  /// What is none by its name, and what a credential is called beside the name of its place: `token` of `auth bearer`.
  package var others: [String] = []

  package var isEmpty: Bool { credentials.isEmpty && others.isEmpty }
}
