internal import ApusEncodings
package import ApusJSON
internal import ApusYAML

/// A description of an API in OpenAPI 3.1, made of what was asked and answered.
///
/// Each operation, parameter, body and answer has `x-apus-from`: the numbers of the requests that tell of it. What only
/// failed makes no operation.
package struct ObservedDescription {
  /// What tells that a description was made so; it holds the requests by their numbers.
  package static let mark = "x-apus-requests"
  private static let source = "x-apus-from"

  package let document: JSONValue
  package let operationCount: Int
  /// The numbers of those that say nothing of the API.
  package let leftOut: [Int]

  package init(_ all: [ObservedExchange], title: String, server: String) {
    var operations: [ObservedOperation] = []
    for exchange in all {
      let path = ObservedPath(exchange.path, known: exchange.template)
      if let place = operations.firstIndex(where: { $0.isSame(exchange.method, path.template) }) {
        operations[place].add(exchange, path)
      } else {
        operations.append(ObservedOperation(exchange, path))
      }
    }
    let told = operations.filter { operation in operation.exchanges.contains { $0.status < 400 } }
    let known = told.flatMap(\.exchanges)
    operationCount = told.count
    let numbers = Set(known.map(\.number))
    leftOut = all.map(\.number).filter { !numbers.contains($0) }

    var paths: [JSONValue.Member] = []
    for operation in told {
      let member = JSONValue.Member(operation.method.lowercased(), operation.value(noting: Self.source))
      if let place = paths.firstIndex(where: { $0.key == operation.template }),
        case .object(let members) = paths[place].value
      {
        paths[place].value = .object(members + [member])
      } else {
        paths.append(JSONValue.Member(operation.template, .object([member])))
      }
    }
    let schemes = Self.schemes(of: known)
    let requests = known.sorted { $0.number < $1.number }.map { exchange in
      JSONValue.Member(
        "\(exchange.number)", .string("\(exchange.method) \(exchange.path) · \(exchange.status)"))
    }
    document = .object(
      [
        JSONValue.Member("openapi", "3.1.0"),
        JSONValue.Member("info", ["title": .string(title), "version": "0"]),
        JSONValue.Member("servers", [["url": .string(server)]]),
        JSONValue.Member("paths", .object(paths)),
      ]
        + (schemes.isEmpty
          ? [] : [JSONValue.Member("components", ["securitySchemes": .object(schemes)])])
        + [JSONValue.Member(Self.mark, .object(requests))])
  }

  package var yaml: String { YAMLWriter.text(of: document) }

  package var json: String {
    let parsed = try? JSONDocument(document.bytes)
    return (parsed.map { JSONWriter(.indented(by: 2)).text(of: $0.root) } ?? document.text) + "\n"
  }

  private static func schemes(of exchanges: [ObservedExchange]) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for kind in exchanges.flatMap(\.credentials) where !members.contains(where: { $0.key == kind.schemeName })
    {
      members.append(JSONValue.Member(kind.schemeName, kind.scheme))
    }
    return members
  }
}

extension Specification {
  /// Whether it was made of what was seen.
  package var isObserved: Bool { document.root[ObservedDescription.mark] != nil }
}

extension SecurityScheme.Kind {
  /// What it is called in a description that was made here.
  var schemeName: String {
    switch self {
    case .authorization(let word): word.isEmpty ? "authorization" : word
    case .key(_, let name): name
    case .oauth2: "oauth2"
    case .openID: "openId"
    case .certificate: "certificate"
    }
  }

  fileprivate var scheme: JSONValue {
    switch self {
    case .authorization(let word): ["type": "http", "scheme": .string(word)]
    case .key(let place, let name):
      ["type": "apiKey", "in": .string(place.rawValue), "name": .string(name)]
    case .certificate: ["type": "mutualTLS"]
    case .oauth2: ["type": "oauth2"]
    case .openID: ["type": "openIdConnect"]
    }
  }
}
