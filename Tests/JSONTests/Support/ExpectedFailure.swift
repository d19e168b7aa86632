import ApusJSON
import Testing

/// What decoding a text fails with, as it must.
func decodingFailure<T: Decodable>(
  _ type: T.Type, _ text: String, _ decoder: DocumentDecoder = DocumentDecoder()
) throws -> DecodingFailure {
  try #require(throws: DecodingFailure.self) { try decoder.decode(type, from: Array(text.utf8)) }
}
