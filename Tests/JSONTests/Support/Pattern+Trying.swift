import ApusJSON
import Testing

/// Whether a function of filters, `match` or `search`, finds a text to be of a pattern.
func isFound(_ function: String, _ pattern: String, _ text: String) throws -> Bool {
  let quoted = pattern.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  let path = try JSONPath("$[?\(function)(@, '\(quoted)')]")
  #expect(path.unusablePatterns.isEmpty)
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t")
  return try path.first(in: JSONDocument("[\"\(escaped)\"]").root) != nil
}
