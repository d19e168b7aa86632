/// What a token may do. One such as `only:repo,gist` may do that and nothing else; any other may do everything.
struct Scopes {
  let names: [String]

  /// - Parameter all: what there is, in order.
  init(of token: String?, all: [String]) {
    guard let token, token.hasPrefix("only:") else {
      names = token == nil ? [] : all
      return
    }
    let named = token.dropFirst("only:".count).split(separator: ",").map(String.init)
    names = all.filter(named.contains)
  }

  var text: String { names.joined(separator: ", ") }
}
