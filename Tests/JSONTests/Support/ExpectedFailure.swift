import ApusJSON
import Testing

/// What decoding a text fails with, as it must.
func decodingFailure<T: Decodable>(
  _ type: T.Type, _ text: String, _ decoder: DocumentDecoder = DocumentDecoder()
) throws -> JSONDecodingError {
  try #require(throws: JSONDecodingError.self) { try decoder.decode(type, from: Array(text.utf8)) }
}
