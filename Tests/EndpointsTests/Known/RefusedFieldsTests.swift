import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("The fields that a refusal is about", .paced)
struct RefusedFieldsTests {
  @Test(
    "are found in the usual ways to tell them",
    arguments: [
      ("{\"errors\": {\"title\": [\"is required\"], \"year\": [\"is no number\"]}}", ["title", "year"]),
      (
        "{\"errors\": [{\"resource\": \"Issue\", \"field\": \"title\", \"code\": \"missing_field\"}]}",
        ["title"]
      ),
      (
        "{\"detail\": [{\"loc\": [\"body\", \"items\", 0, \"price\"], \"msg\": \"field required\"}]}",
        ["price"]
      ),
      ("{\"errors\": [{\"source\": {\"pointer\": \"/data/attributes/title\"}}]}", ["title"]),
      ("{\"invalid-params\": [{\"name\": \"age\", \"reason\": \"too young\"}]}", ["age"]),
      ("{\"violations\": [{\"propertyPath\": \"a\", \"path\": \"#/color\"}]}", ["color"]),
      ("{\"title\": [\"This field is required.\"], \"non_field_errors\": [\"no\"]}", ["title"]),
      ("[{\"field\": \"a\"}, {\"field\": \"a\"}, {\"field\": \"b\"}]", ["a", "b"]),
      ("{\"message\": \"no\", \"status\": 400}", []), ("{}", []), ("[]", []), ("7", []),
      ("{\"errors\": [\"title is required\"]}", []), ("{\"errors\": [{\"field\": \"\\u001b[31m\"}]}", []),
    ])
  func names(_ body: String, _ expected: [String]) throws {
    #expect(RefusedFields.names(in: try JSONDocument(body).root) == expected, "\(body)")
  }
}
