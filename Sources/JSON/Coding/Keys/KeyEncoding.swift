/// How the names a type gives become the keys of the JSON.
///
/// The keys of a dictionary with `String` keys are data, not names: they are never converted.
public enum KeyEncoding: Sendable {
  /// The names are the keys.
  case asIs
  /// `createdAt` is written as `created_at`, `imageURL` as `image_url`.
  case toSnakeCase
  /// Turns the coding path that ends in a name into the key to write.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)
}
