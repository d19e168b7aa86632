internal import ApusEncodings
internal import ApusJSON

/// Which operations of a description can be asked without changing anything or knowing anything, and how.
///
/// Only GET and HEAD are asked, and only where the description has a value for everything that is required. What may be left
/// out is left out.
package struct CheckPlan: Sendable {
  package struct Request: Sendable {
    package let operation: Operation
    /// Behind the server, filled in and percent-encoded.
    package let path: String
    package let query: [WrittenField]
    package let headers: [(name: String, value: String)]
  }

  package private(set) var requests: [Request] = []
  /// What is safe and lacks a value: what it lacks.
  package private(set) var skipped: [(operation: Operation, reason: String)] = []
  /// How many more there are than were asked for.
  package private(set) var beyond = 0

  /// - Parameters:
  ///   - filter: a path, which may have `*`, with all that is below it; or a tag; or the id of an operation.
  package init(_ specification: Specification, only filter: String?, most: Int) {
    for operation in specification.operations where [.get, .head].contains(operation.method) {
      guard filter.map({ operation.isMeant(by: $0) }) ?? true else { continue }
      switch operation.request() {
      case .success(let request):
        if requests.count < most { requests.append(request) } else { beyond += 1 }
      case .failure(let problem): skipped.append((operation, problem.reason))
      }
    }
  }
}

private struct MissingValue: Error { let reason: String }

extension Operation {
  fileprivate func isMeant(by filter: String) -> Bool {
    if !filter.hasPrefix("/") { return tags.contains(filter) || id == filter }
    let wanted = PathSegment.segments(of: filter)
    let segments = PathSegment.segments(of: path)
    guard segments.count >= wanted.count else { return false }
    return zip(wanted, segments).allSatisfy { $0 == "*" || $0 == $1 || Self.isHole($0) && Self.isHole($1) }
  }

  private static func isHole(_ segment: Substring) -> Bool { segment.hasPrefix("{") }

  fileprivate func request() -> Result<CheckPlan.Request, MissingValue> {
    if body?.isRequired == true { return .failure(MissingValue(reason: "it takes a body")) }
    var path = self.path
    var query: [WrittenField] = []
    var headers: [(name: String, value: String)] = []
    for parameter in parameters where parameter.isRequired {
      guard let value = parameter.knownValue else {
        return .failure(MissingValue(reason: "no example for `\(parameter.name)`"))
      }
      switch parameter.place {
      case .path:
        let text = parameter.text(value) {
          PercentEncoding.encode($0, for: value.isPlain ? .segment : .queryValue)
        }
        guard !text.isEmpty else {
          return .failure(MissingValue(reason: "the example for `\(parameter.name)` is empty"))
        }
        path = path.replacing("{\(parameter.name)}", with: text)
      case .query: query += parameter.fields(value)
      case .header: headers.append((parameter.name, parameter.text(value) { $0 }))
      case .cookie: return .failure(MissingValue(reason: "it takes a cookie, `\(parameter.name)`"))
      }
    }
    if let rest = path.firstIndex(of: "{") {
      return .failure(MissingValue(reason: "nothing is said of `\(path[rest...].prefix { $0 != "/" })`"))
    }
    return .success(CheckPlan.Request(operation: self, path: path, query: query, headers: headers))
  }
}

extension JSONValue {
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

extension Parameter {
  /// In a path and in a header, as it is described.
  fileprivate func text(_ value: JSONValue, escaping: (String) -> String) -> String {
    PlaceStyle(self)?.text(name, value, escaping: escaping) ?? escaping(typedText(of: value))
  }

  /// A value that the description has for it: an example, what is usual, or the first of the only ones there are.
  fileprivate var knownValue: JSONValue? {
    let items = schema.items
    let known = example ?? schema.defaultValue ?? schema.values?.first
    if let known { return JSONValue(copying: known) }
    guard schema.kinds.contains(.array), let element = items?.example ?? items?.values?.first else {
      return nil
    }
    return JSONValue(copying: element).map { .array([$0]) }
  }
}
