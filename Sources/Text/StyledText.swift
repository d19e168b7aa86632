/// Text with what its parts are, by offset: for a line that is edited. A `Line` is for one that is shown.
package struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
  package var text: String
  package var spans: [StyledSpan]

  package init(_ text: String, spans: [StyledSpan] = []) {
    self.text = text
    self.spans = spans
  }

  package init(_ text: String, _ role: Role) {
    self.init(text, spans: [StyledSpan(0..<text.utf8.count, role)])
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package mutating func append(_ more: String, _ role: Role? = nil) {
    let start = text.utf8.count
    text += more
    if let role { spans.append(StyledSpan(start..<text.utf8.count, role)) }
  }

  /// The characters in order, each with its UTF-8 offset and role.
  package func forEachCharacter(_ body: (Character, _ offset: Int, Role?) -> Void) {
    let roles = rolesByOffset
    var offset = 0
    for character in text {
      body(character, offset, roles.isEmpty ? nil : roles[offset])
      offset += character.utf8.count
    }
  }

  private var rolesByOffset: [Role?] {
    guard !spans.isEmpty else { return [] }
    let length = text.utf8.count
    var roles = [Role?](repeating: nil, count: length)
    for span in spans {
      for offset in span.range.clamped(to: 0..<length) { roles[offset] = span.role }
    }
    return roles
  }
}
