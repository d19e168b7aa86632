internal import ApusEncodings

/// What a client of the authorization server sends: a form, or JSON for who finds that easier to type.
struct OAuthForm {
  private let pairs: [String: String]

  init(_ call: Call) {
    let body = call.request.body.bytes
    if case .success(let object) = BodyReader.read([String: String].self, from: body) {
      pairs = object
    } else {
      let read = (try? RequestTarget.pairs(of: String(decoding: body, as: UTF8.self))) ?? []
      pairs = Dictionary(read.map { ($0.name, $0.value) }) { first, _ in first }
    }
  }

  subscript(name: String) -> String? { pairs[name] }

  /// Those that are asked for, `read` where none are; `nil` where one is not known.
  var scopes: [String]? { Self.scopes(in: pairs["scope"]) }

  static func scopes(in text: String?) -> [String]? {
    let asked = (text ?? "").split(separator: " ").map(String.init)
    return asked.allSatisfy(OAuthRoutes.scopes.contains) ? (asked.isEmpty ? ["read"] : asked) : nil
  }
}
