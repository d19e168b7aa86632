package import ApusJSON

/// Why a text is no description of an API that can be read here.
package enum SpecificationError: Error, Sendable {
  case empty
  /// YAML, which cannot be read without libyaml: why that is not there.
  case noYAML(String)
  /// YAML that breaks its grammar, or asks for what is not done: what is wrong, where, and the text that is in.
  case yaml(String, Position?, source: [UInt8])
  /// Another format for the same purpose, by its name.
  case otherFormat(String)
  /// A web page or other markup, often the page that shows the description.
  case markup
  case syntax(SyntaxError)
  /// Read, but not an object.
  case notAnObject(Kind)
  /// An object with neither `openapi` nor `swagger` in it.
  case noVersion
  /// A JSON Schema that is no Hyper-Schema.
  case noLinks
  case unsupportedVersion(String)
}

extension SpecificationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the text is empty"
    case .noYAML(let reason): "this is YAML, for which \(reason)"
    case .yaml(let problem, _, _): "this is no YAML that can be read: \(problem)"
    case .otherFormat(let name): "this is \(name), and only OpenAPI, Swagger and JSON Hyper-Schema are read"
    case .markup: "this is HTML or XML, neither JSON nor YAML: perhaps the page that shows the description"
    case .syntax(let error): "this is not JSON: \(error)"
    case .notAnObject(let kind): "an OpenAPI document is an object, this is \(Self.article(kind))"
    case .noVersion: "neither `openapi` nor `swagger` says what version this is; it may not be OpenAPI at all"
    case .noLinks:
      "this is a JSON Schema without `links`: it says what values are like, and nothing of an API"
    case .unsupportedVersion(let version):
      "version \(version) is not known here; OpenAPI 3.0 to 3.2 and Swagger 2.0 are"
    }
  }

  private static func article(_ kind: Kind) -> String {
    switch kind {
    case .null: "null"
    case .array: "an array"
    default: "a \(kind)"
    }
  }
}
