import ApusClient
internal import ApusEncodings

/// What a described operation takes as its body. It decides how a body is written where neither the line nor the
/// session says so.
struct DescribedBody {
  /// The preferred one first, perhaps with wildcards; never none.
  private let types: [String]

  fileprivate init(_ types: [String]) { self.types = types }

  /// The type of a JSON body; `nil` when the operation takes none.
  var json: String? {
    let usual = "application/json"
    return types.contains { MediaType.matches(usual, $0) } ? usual : types.first(where: MediaType.isJSON)
  }

  /// The form that items make; `nil` when the operation takes JSON, or nothing that items can make.
  var form: ItemBody.Format? {
    guard json == nil else { return nil }
    return types.lazy.compactMap { type -> ItemBody.Format? in
      switch HeaderParameters.essence(of: type) {
      case MediaType.pairs: .form
      case MediaType.parts: .multipart
      default: nil
      }
    }.first
  }

  /// The type of a body that is there as a whole; `nil` when that cannot be known.
  var whole: String? {
    json ?? types.first { !$0.contains("*") && !HeaderParameters.essence(of: $0).hasPrefix("multipart/") }
  }
}

extension RequestPreparation {
  /// What the operation takes, where that decides how the body is written.
  func describedBody() throws(LineProblem) -> DescribedBody? {
    guard let bodyTypes = context.bodyTypes, line.dialect == .native,
      !ItemBody.saysFormat(line)
    else { return nil }
    let all = bodyTypes(try method(), try resolvedURL())
    let typed = try HeaderEdits(self).applied(to: context.headers)["Content-Type"]
    let types = all.filter { type in typed.map { MediaType.matches($0, type) } ?? true }
    return types.isEmpty ? nil : DescribedBody(types)
  }
}

extension MediaType {
  /// The two kinds of forms.
  package static let pairs = "application/x-www-form-urlencoded"
  package static let parts = "multipart/form-data"

  static func isJSON(_ type: String) -> Bool {
    let type = HeaderParameters.essence(of: type)
    return type.hasSuffix("/json") || type.hasSuffix("+json")
  }

  /// Whether it is JSON, a value a line.
  package static func isJSONLines(_ type: String) -> Bool {
    let type = HeaderParameters.essence(of: type)
    return ["ndjson", "jsonl", "json-lines"].contains { type.contains($0) }
  }

  /// Whether a type is another one, or one of those that are meant by `*/*` or `image/*`.
  package static func matches(_ type: String, _ pattern: String) -> Bool {
    let (type, pattern) = (HeaderParameters.essence(of: type), HeaderParameters.essence(of: pattern))
    return type == pattern || pattern == "*/*"
      || pattern.hasSuffix("/*") && type.hasPrefix(pattern.dropLast())
  }
}
