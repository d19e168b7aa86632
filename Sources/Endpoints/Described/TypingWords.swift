internal import ApusJSON
internal import ApusOpenAPI
internal import ApusText

extension Schema {
  /// How a list or an object is typed under its name; `nil` for all else, and for what may be a text.
  ///
  /// - Parameter example: one that the description has.
  func typing(like example: JSONValue? = nil) -> Line? {
    guard isSeveral, !kinds.contains(.string) else { return nil }
    let sample = several(like: example).text
    return Line(sample.utf8.count <= Self.longestSample ? "in JSON, such as \(sample)" : "in JSON")
  }

  private static var longestSample: Int { 40 }

  fileprivate var isSeveral: Bool { kinds.contains(.array) || kinds.contains(.object) }

  /// A value with something in it, where one fits.
  fileprivate func several(like example: JSONValue?) -> JSONValue {
    let two = items.map { JSONValue.array([$0.sample(at: 0), $0.sample(at: 1)]) }
    let all = sample(.all)
    let likely = [example, isList ? two : nil, all, ["a", "b"], ["a": 1]].compactMap(\.self)
    return likely.first { $0 != [] && $0 != .object([]) && accepts($0) } ?? all
  }

  private func accepts(_ value: JSONValue) -> Bool {
    (try? JSONDocument(value.bytes)).map { acceptsWholly($0.root) } ?? false
  }
}

extension ApusOpenAPI.Parameter {
  /// How a list or an object is typed under its name.
  var typing: Line? { schema.typing(like: exampleValue) }

  /// How a list or an object is typed where it goes out. A path and a header are typed as they are sent.
  var typingInPlace: Line? {
    guard let style = PlaceStyle(self) else { return typing }
    guard schema.isSeveral, !schema.kinds.contains(.string) else { return nil }
    let sample = style.text(name, schema.several(like: exampleValue)) { $0 }
    return Line("written as \(sample)")
  }

  private var exampleValue: JSONValue? { example.flatMap(JSONValue.init(copying:)) }
}
