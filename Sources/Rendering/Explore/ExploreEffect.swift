/// What a key asks for that an explored answer cannot do itself.
package enum ExploreEffect: Sendable, Hashable {
  /// Ends it, perhaps with a text for the prompt.
  case leave(prompt: String?)
  /// - Parameter key: the key of the value: `access_token` says what it is.
  case copy(String, key: String?)
  /// A line of Apus.
  case run(String)
}
