internal import ApusClient
package import ApusJSON

/// A line that changes what it asks for, by a value or by items: `name=zed`, `tags[]=new`.
extension RequestLine {
  /// The same without either: what fetches the value that is there.
  ///
  /// - Throws: where both are on the line, and for a file, which is no part of a value.
  package func fetching() throws(LineProblem) -> RequestLine {
    let data = items.filter(\.separator.isData)
    if json != nil, let second = data.first {
      throw LineProblem(.requestBody, "a request has one body; this is a second", at: second.range)
        .kept(within: text)
    }
    if let file = data.first(where: { $0.separator == .upload }) {
      throw LineProblem(.requestBody, "expected a value such as name=zed, found a file", at: file.range)
        .kept(within: text)
    }
    var line = self
    line.json = nil
    line.items.removeAll(where: \.separator.isData)
    return line
  }

  /// A value as items of the line make it.
  ///
  /// - Returns: `nil` where none does.
  /// - Throws: also for what has no place in the value.
  package func changed(_ value: Node, in context: consuming RequestContext) throws(LineProblem) -> String? {
    let data = items.filter(\.separator.isData)
    guard !data.isEmpty else { return nil }
    do {
      let preparation = RequestPreparation(line: self, context: context)
      return try ItemBody.json(data, preparation, over: JSONTree(value))
    } catch {
      throw error.kept(within: text)
    }
  }
}
