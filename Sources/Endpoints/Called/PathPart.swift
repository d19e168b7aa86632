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
      if text.isEmpty || segments.contains(where: { $0 == "." || $0 == ".." }) {
        throw LineProblem(
          .requestParameter, "\(name) is a part of the path, and cannot be \(text.isEmpty ? "empty" : text)",
          at: first.range)
      }
    }
    return part
  }

  private func whole(_ values: [Template], _ first: Template) -> Template {
    guard let parameter, let style = PlaceStyle(parameter) else { return escaped(first) }
    if values.count == 1, let json = first.plain,
      let text = style.text(name, json: json, as: parameter.schema, escaping: Self.element)
    {
      return Template(text, standingFor: first.range)
    }
    guard parameter.schema.isList else {
      return Template(style.opening(name), standingFor: first.range) + escaped(first)
    }
    let joints = style.list(name)
    let start = Template(joints.opening, standingFor: first.range)
    return values.indices.reduce(start) { whole, index in
      let between = Template(index == 0 ? "" : joints.separator, standingFor: values[index].range)
      return whole + between + elements(values[index], joints.separator)
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
    guard let json = value.plain, let style = PlaceStyle(self),
      let text = style.text(name, json: json, as: schema, escaping: { $0 })
    else { return value }
    return Template(text, standingFor: value.range)
  }
}
