internal import ApusJSON
internal import ApusOpenAPI

/// Values written outside of a body.
enum MockText {
  /// Whether a text fits as one of the kinds that a schema allows. Objects are not looked at, and of a list every element.
  static func fits(_ text: String, _ schema: Schema) -> Bool {
    let kinds = schema.kinds
    if kinds.contains(.object) { return true }
    if kinds == [.array] {
      return schema.items.map { items in text.split(separator: ",").allSatisfy { fits(String($0), items) } }
        ?? true
    }
    let isPlain = JSONValue.Number(text: text) != nil || ["true", "false", "null"].contains(text)
    return [isPlain ? text : nil, JSONValue.string(text).text].compactMap(\.self).contains { written in
      (try? JSONDocument(written)).map { schema.acceptsWholly($0.root) } ?? false
    }
  }
}
