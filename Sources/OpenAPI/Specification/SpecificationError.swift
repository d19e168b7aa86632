internal import ApusEncodings
package import ApusJSON

/// Why a text is no description of an API that can be read here.
package enum SpecificationError: Error, Sendable {
  case empty
  /// YAML is recognised, not read.
  case yaml
  /// Another format for the same purpose, by its name.
  case otherFormat(String)
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
    case .yaml: "this is YAML, and only JSON is read"
    case .otherFormat(let name): "this is \(name), and only OpenAPI and Swagger are read"
    case .markup: "this is HTML or XML, not JSON: perhaps the page that shows the description"
    case .syntax(let error): "this is not JSON: \(error)"
    case .notAnObject(let kind): "an OpenAPI document is an object, this is \(Self.article(kind))"
    case .noVersion: "neither `openapi` nor `swagger` says what version this is; it may not be OpenAPI at all"
    case .unsupportedVersion(let version):
      "version \(version) is not known here; OpenAPI 3.0, 3.1 and Swagger 2.0 are"
    }
  }

  /// A command for a shell that has Python's YAML, in lines that fit a screen and mean the same when they are indented.
  package static func conversion(of source: String, to target: String) -> [String] {
    [
      "python3 -c 'import json, sys, yaml; json.dump(",
      "  yaml.safe_load(sys.stdin), sys.stdout, default=str)' \\",
      "  < \(name(source)) > \(name(target))",
    ]
  }

  /// `api.json` for `api.yaml`.
  package static func nameOfJSON(for name: String) -> String {
    let stem = [".yaml", ".yml"].first(where: name.lowercased().hasSuffix).map { name.dropLast($0.count) }
    return String(stem ?? name[...]) + ".json"
  }

  /// A file's name as a shell takes it: `~/` before it stays what it is.
  private static func name(_ path: String) -> String {
    path.hasPrefix("~/") ? "~/" + ShellQuoting.word(String(path.dropFirst(2))) : ShellQuoting.word(path)
  }

  private static func article(_ kind: Kind) -> String {
    switch kind {
    case .null: "null"
    case .array: "an array"
    default: "a \(kind)"
    }
  }
}
