internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI

/// What is given for a part of a path, as it is written there. A list or an object goes by its style.
struct PathPart {
  private let name: String
  private let parameter: Parameter?

  /// - Parameter parameter: as it is described; `nil` for a value that stands as it is.
  init(_ name: String, _ parameter: Parameter?) { (self.name, self.parameter) = (name, parameter) }

  /// - Parameter values: one, or several where it is a list.
  func written(_ values: [Template]) throws(LineProblem) -> Template {
    guard let first = values.first else { return Template("") }
    let part = whole(values, first)
    if let text = part.plain {
      let segments = takesSlashes ? text.components(of: "/") : [text]
      let isEmpty = text.isEmpty || text == style?.opening(name)
      if isEmpty || segments.contains(where: { $0 == "." || $0 == ".." }) {
        throw LineProblem(
          .requestParameter, "\(name) is a part of the path, and cannot be \(isEmpty ? "empty" : text)",
          at: first.range)
      }
    }
    return part
  }

  private var style: PlaceStyle? { parameter.flatMap { PlaceStyle($0) } }

  private func whole(_ values: [Template], _ first: Template) -> Template {
    guard let parameter, let style else { return escaped(first) }
    if values.count == 1, let part = parameter.written(json: first, style, escaping: Self.element) {
      return part
    }
    guard parameter.schema.isList else {
      return Template(style.opening(name), standingFor: first.range) + escaped(first)
    }
    let joints = style.list(name)
    let separator = PercentEncoding.encode(joints.separator, for: .segment)
    let start = Template(joints.opening, standingFor: first.range)
    return values.indices.reduce(start) { whole, index in
      let between = Template(index == 0 ? "" : separator, standingFor: values[index].range)
      return whole + between + elements(values[index], separator)
    }
  }

  /// A list that is typed with commas.
  private func elements(_ value: Template, _ separator: String) -> Template {
    value.mapTexts { $0.components(of: ",").map(Self.element).joined(separator: separator) }
  }

  /// One value. One that may be several parts keeps its slashes.
  private func escaped(_ value: Template) -> Template {
    value.mapTexts { text in
      let pieces = takesSlashes ? text.components(of: "/") : [text]
      return pieces.map { PercentEncoding.encode($0, for: .segment) }.joined(separator: "/")
    }
  }

  /// What is between two signs must not look like one.
  private static func element(_ text: String) -> String { PercentEncoding.encode(text, for: .queryValue) }

  private var takesSlashes: Bool { parameter?.takesSlashes ?? false }
}

extension Template {
  fileprivate func mapTexts(_ change: (String) -> String) -> Template {
    fragments.reduce(Template([], at: start)) { part, fragment in
      guard fragment.isText else { return part + Template([fragment], at: fragment.range.lowerBound) }
      return part + Template(change(fragment.text), standingFor: fragment.range)
    }
  }
}

extension Parameter {
  /// Whether its value may be several parts of a path, as a file's is.
  var takesSlashes: Bool {
    node["x-multi-segment"]?.boolean ?? node["allowReserved"]?.boolean ?? false
  }

  /// What is given for a header: a list or an object that is typed as JSON by its style, all else as it stands.
  func written(_ value: Template) -> Template {
    guard let style = PlaceStyle(self) else { return value }
    return written(json: value, style) { $0 } ?? value
  }

  /// What was typed as JSON for a list or an object, as it is written; `nil` for what is neither. A variable in it stays one:
  /// while it is read, a number that nothing else is stands there.
  func written(json value: Template, _ style: PlaceStyle, escaping: (String) -> String) -> Template? {
    let holes = value.fragments.filter { !$0.isText }
    let marks = holes.indices.map { "900719925474\(100 + $0)" }
    guard holes.count < 900, !value.fragments.contains(where: { $0.text.contains("900719925474") }) else {
      return nil
    }
    var (json, next) = ("", marks[...])
    for fragment in value.fragments { json += fragment.isText ? fragment.text : next.popFirst() ?? "" }
    guard let text = style.text(name, json: json, as: schema, escaping: escaping) else { return nil }
    var (result, rest) = (Template([], at: value.start), text[...])
    for (hole, mark) in zip(holes, marks) {
      let parts = rest.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      result =
        result + Template(String(parts[0]), standingFor: value.range) + Template([hole], at: value.start)
      rest = parts[1]
    }
    return result + Template(String(rest), standingFor: value.range)
  }

  /// What stands for it in a path, as somebody types it; `nil` for what is written in another way.
  func typed(written: String) -> String? {
    guard let style = PlaceStyle(self) else { return PercentEncoding.decode(written) }
    let isObject = schema.kinds.contains(.object)
    let isForeign = PercentEncoding.decode(written).hasPrefix(";") && style.opening(name).isEmpty
    guard !isForeign,
      let values = style.values(in: written, of: name, isObject ? .object : schema.isList ? .list : .one)
    else { return nil }
    if isObject {
      let pairs = stride(from: 0, to: values.count - 1, by: 2)
      return JSONValue.object(pairs.map { .init(values[$0], .string(values[$0 + 1])) }).text
    }
    let hasCommas = values.count > 1 && values.contains { $0.contains(",") }
    return hasCommas
      ? JSONValue.array(values.map(JSONValue.string)).text : values.joined(separator: ",")
  }

  /// What somebody types for it, as it stands in a path; as it is where it cannot stand there.
  func standing(_ typed: String) -> String {
    (try? PathPart(name, self).written([Template(typed)]))?.plain ?? typed
  }
}
