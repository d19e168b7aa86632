internal import ApusEncodings
internal import ApusJSON

/// What a link of a Hyper-Schema takes outside of a body, each as OpenAPI writes a parameter, and the path with their names.
struct HyperParameters {
  private(set) var path = ""
  private(set) var texts: [String] = []
  /// References that lead nowhere.
  private(set) var broken: [String] = []
  private let link: HyperLink
  private var names: Set<String> = []
  /// What is longer is no example to put into a line.
  private static let mostExampleBytes = 200

  init(_ link: HyperLink, method: String, _ resources: inout HyperResources) {
    self.link = link
    for piece in link.href.path {
      switch piece {
      case .text(let text): path += text
      case .pointer(let pointer): addPart(pointer: pointer, &resources)
      case .name(let name): addPart(name: name, resources)
      }
    }
    if path.first != "/" { path = "/" + path }
    addQuery(method)
    addHeaders()
  }

  // MARK: The path

  private mutating func addPart(pointer: String, _ resources: inout HyperResources) {
    let target = resources.target(of: pointer)
    if target == nil { broken.append(pointer) }
    let choices = ["anyOf", "oneOf"].lazy.compactMap { target?[$0] }.first?.children.map { $0 } ?? []
    let ends = choices.compactMap(\.reference).map { Self.steps(of: $0).last ?? "" }
    let isNamed = !ends.isEmpty && ends.count == choices.count && ends.count <= 4
    let example = (target?["example"] ?? choices.lazy.compactMap { $0.resolved?["example"] }.first)
    addPart(
      Self.name(of: pointer, ending: isNamed ? ends.joined(separator: "_or_") : nil),
      target == nil ? "{\"type\":\"string\"}" : "{\"$ref\":\(Self.quoted(pointer))}", example: example)
  }

  private mutating func addPart(name: String, _ resources: HyperResources) {
    let said = link.node["hrefSchema"]?.resolved?["properties"]?[name]
    if let said, said.kind == .object { return addPart(name, said.text) }
    let field = link.node["templatePointers"]?[name]?.string?.split(separator: "/").last.map(String.init)
    let place = resources.field(field ?? name, of: link.resource)
    addPart(name, place.map { "{\"$ref\":\(Self.quoted($0))}" } ?? "{\"type\":\"string\"}")
  }

  private mutating func addPart(_ name: String, _ schema: String, example: Node? = nil) {
    let plain = String(name.map { $0 == "-" || $0 == "{" || $0 == "}" || $0 == "/" ? "_" : $0 })
    let first = plain.isEmpty ? "value" : plain
    let unique = (1...).lazy.map { $0 == 1 ? first : "\(first)_\($0)" }.first { !names.contains($0) } ?? first
    names.insert(unique)
    path += "{\(unique)}"
    add(unique, in: "path", isRequired: true, schema, example: example)
  }

  /// `app_name` of `#/definitions/app/definitions/name`.
  private static func name(of pointer: String, ending: String?) -> String {
    let steps = steps(of: pointer)
    let words = steps.enumerated().filter { place, step in
      place % 2 == 1 || !["definitions", "$defs", "properties"].contains(step)
    }.map(\.element)
    return (words.dropLast() + [ending ?? words.last ?? ""]).joined(separator: "_")
  }

  private static func steps(of pointer: String) -> [String] {
    pointer.drop { $0 != "#" }.dropFirst().split(separator: "/").map {
      PercentEncoding.decode($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  // MARK: The query and the head

  private mutating func addQuery(_ method: String) {
    let described = link.node["hrefSchema"]?.resolved?["properties"]
    for field in link.href.query where names.insert("?\(field.name)").inserted {
      let fixed = field.value.map { "{\"type\":\"string\",\"enum\":[\(Self.quoted($0))]}" }
      let said = described?[field.name].flatMap { $0.kind == .object ? $0.text : nil }
      add(field.name, in: "query", isRequired: fixed != nil, fixed ?? said ?? "{\"type\":\"string\"}")
    }
    guard link.takesQuery(method), let schema = link.schema else { return }
    addFields(of: schema, in: "query", mark: "?")
  }

  private mutating func addHeaders() {
    if let schema = link.node["headerSchema"] { addFields(of: schema, in: "header", mark: ":") }
    for member in link.node["http_header"]?.members.map({ $0 }) ?? []
    where names.insert(":\(member.name)").inserted {
      add(member.name, in: "header", isRequired: false, "{\"type\":\"string\"}", example: member.value)
    }
  }

  private mutating func addFields(of schema: Node, in place: String, mark: String) {
    guard let whole = schema.resolved else { return }
    let parts = [whole] + (whole["allOf"]?.children.compactMap(\.resolved) ?? [])
    let required = Set(parts.flatMap { $0["required"]?.children.compactMap(\.string) ?? [] })
    for member in parts.flatMap({ $0["properties"]?.members.map { $0 } ?? [] })
    where member.value.kind == .object && names.insert(mark + member.name).inserted {
      add(member.name, in: place, isRequired: required.contains(member.name), member.value.text)
    }
  }

  private mutating func add(
    _ name: String, in place: String, isRequired: Bool, _ schema: String, example: Node? = nil
  ) {
    var text = "{\"name\":\(Self.quoted(name)),\"in\":\"\(place)\",\"schema\":\(schema)"
    if isRequired { text += ",\"required\":true" }
    if let example, example.byteRange.count <= Self.mostExampleBytes {
      text += ",\"example\":\(example.text)"
    }
    texts.append(text + "}")
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
