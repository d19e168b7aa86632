package import JSON

/// Why a text is no description of an API that can be read here.
package enum SpecificationError: Error, Sendable {
  case empty
  /// YAML is recognised, not read.
  case yaml
  /// A web page or other markup, often the page that shows the description.
  case markup
  case syntax(SyntaxError)
  /// JSON, but not an object.
  case notAnObject(Kind)
  /// JSON with neither `openapi` nor `swagger` in it.
  case noVersion
  case unsupportedVersion(String)
}

extension SpecificationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the text is empty"
    case .yaml: "this is YAML; only JSON is read. \(Self.conversion)"
    case .markup: "this is HTML or XML, not JSON: perhaps the page that shows the description"
    case .syntax(let error): "this is not JSON: \(error)"
    case .notAnObject(let kind): "an OpenAPI document is an object, this is \(Self.article(kind))"
    case .noVersion: "neither `openapi` nor `swagger` says what version this is; it may not be OpenAPI at all"
    case .unsupportedVersion(let version):
      "version \(version) is not known here; OpenAPI 3.0, 3.1 and Swagger 2.0 are"
    }
  }

  private static let conversion = """
    To convert it: yq -o=json . openapi.yaml > openapi.json, or ruby -ryaml -rjson -e \
    'puts JSON.dump(YAML.load(ARGF.read))' openapi.yaml > openapi.json
    """

  private static func article(_ kind: Kind) -> String {
    switch kind {
    case .null: "null"
    case .array: "an array"
    default: "a \(kind)"
    }
  }
}
