internal import ApusAnswers
@_spi(Secrets) internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText
internal import ApusTokens

/// `jwt TOKEN [--verify ADDRESS]`
package struct JWTCommand: Asks {
  private static let token = Operand(
    "TOKEN", .text, "a path to a token, or the token", try: "jwt .access_token")
  private static let keys = CommandOption(
    "--verify", "checks the signature with the keys that are there", takes: Operand("ADDRESS", .endpoint))

  package static let spec = CommandSpec(
    section: .looking,
    summary: "read a JSON Web Token: its header, its claims, its moments as dates",
    forms: [[.operand(token)]], options: [keys],
    examples: [
      CommandSpec.Example("get /token", "an answer with a token in it"),
      CommandSpec.Example("jwt .access_token", "what it says, of which nothing is verified"),
      CommandSpec.Example("jwt .access_token --verify /.well-known/jwks.json", "who signed it"),
    ],
    details: [
      "RS256, ES256 and EdDSA are checked, by the system's libcrypto. Exit status 1 says that the signature is not the key's.",
      "A signature says who wrote a token. Whether it holds still, and for whom it is meant, its claims say.",
      "A recording leaves such a line out: what it looks at is a secret.",
    ])

  private let word: Word
  private let keys: Word?

  package init(_ line: LineArguments) throws(LineProblem) {
    word = try line.require(Self.token)
    keys = line.value(Self.keys)
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    guard let token = JSONWebToken(try text(sender)) else {
      throw LineProblem(
        "this is no JSON Web Token, which is three texts in Base64 with dots between", at: word.range,
        try: "tree")
    }
    guard let keys else {
      try output.show(TokenView(token))
      return .ok
    }
    let set = try await keySet(at: keys, sender)
    let verdict: KeySet.Verdict
    do {
      verdict = try set.verdict(on: token)
    } catch {
      throw CommandFailure(
        .signMismatch, "nothing can be checked: \(error.message)",
        details: [Line("to install it, in a shell:").retold, Line("  apt-get install libssl3", .command)])
    }
    try output.show(TokenView(token, verdict))
    if case .signed = verdict { return .ok }
    return .failed(.signMismatch)
  }

  private func text(_ sender: Sender) throws -> String {
    if word.kind == .path {
      guard let value = try sender.answers.matches(of: PathArgument(word)).first?.node else {
        throw LineProblem("nothing is at \(word.text)", at: word.range, try: "keys .")
      }
      return value.string ?? ""
    }
    switch try word.template.filled(from: sender.session.variables).headerValue {
    case .text(let text): return text
    case .secret(let secret): return secret.reveal()
    }
  }

  private func keySet(at address: Word, _ sender: Sender) async throws -> KeySet {
    var prepared = try sender.prepare(RequestLine(native: Words("get " + address.text)))
    try sender.depart(&prepared)
    switch await sender.attempt(prepared.request) {
    case .failure(let failure):
      throw CommandFailure(failure.code, "the keys were asked for: \(failure.message)", try: ["explain"])
    case .success(let exchange):
      guard let root = try? exchange.document().root, let set = KeySet(root) else {
        throw LineProblem(
          "there are no keys at \(address.text)", at: address.range, try: "get \(address.text)")
      }
      return set
    }
  }
}
