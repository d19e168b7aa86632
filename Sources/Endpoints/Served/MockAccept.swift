internal import ApusEncodings
internal import ApusLanguage

/// The media types that an `Accept` allows, as far as a mock needs to know.
struct MockAccept {
  /// The preferred ones first.
  private let patterns: [String]

  /// - Parameter text: `nil` when nothing was said, which allows everything.
  init(_ text: String?) {
    let members = text?.split(separator: ",") ?? []
    let weighed = members.map { member -> (pattern: String, weight: Double) in
      let parameters = member.split(separator: ";").dropFirst().map { $0.filter { $0 != " " } }
      let weight = parameters.first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      return (HeaderParameters.essence(of: String(member)), weight ?? 1)
    }
    let allowed = weighed.enumerated().filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
    patterns = members.isEmpty ? ["*/*"] : allowed.map(\.element.pattern)
  }

  /// The place of the type that is wanted most; `nil` when none is allowed.
  func first(of types: [String]) -> Int? {
    for pattern in patterns {
      if let place = types.firstIndex(where: { MediaType.matches($0, pattern) || $0 == "*/*" }) {
        return place
      }
    }
    // Who takes an API's own JSON, as `application/vnd.github+json` is, is answered in JSON by the API itself.
    return patterns.contains { $0.hasSuffix("+json") } ? types.firstIndex(of: "application/json") : nil
  }
}
