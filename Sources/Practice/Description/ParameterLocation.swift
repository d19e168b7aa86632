/// Where a request to the practice API has a parameter, by the words of OpenAPI's `in`.
enum ParameterLocation: String, Sendable {
  case path, query, header
}
