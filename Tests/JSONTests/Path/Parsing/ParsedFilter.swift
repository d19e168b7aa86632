import Testing

@testable import ApusJSON

/// What a filter asks, once it is parsed as part of a path.
func condition(ofFilter text: String) throws -> Condition {
  let selector = try #require(try JSONPath("$[?\(text)]").segments.first?.selectors.first)
  guard case .filter(let condition) = selector else { throw Unexpected() }
  return condition
}
