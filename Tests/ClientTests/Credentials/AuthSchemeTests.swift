import ApusPacingTestSupport
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Ways to show who asks", .paced)
struct AuthSchemeTests {
  private static let secret = Secret("canary-1234", name: "KEY")

  @Test("each has a name of its own, which is one word in small letters, and a meaning")
  func names() {
    let names = AuthScheme.all.map(\.name)
    #expect(Set(names).count == names.count)
    for scheme in AuthScheme.all {
      #expect(scheme.name.allSatisfy { $0.isLowercase && $0.isASCII } && scheme.name != "none")
      #expect(!scheme.meaning.isEmpty)
      #expect(AuthScheme.named(scheme.name.uppercased()) == scheme)
    }
    #expect(AuthScheme.named("nobody") == nil)
    #expect(AuthScheme.standardNames.hasSuffix(" or \(AuthScheme.standard.last?.name ?? "")"))
  }

  @Test("what it makes is read again as its own, and hides the secret", arguments: AuthScheme.all)
  func readAgain(_ scheme: AuthScheme) throws {
    let owner = scheme.owner == nil ? "" : scheme.owner == .user ? "ada" : "X-Mine"
    switch scheme.proof(of: owner, Self.secret) {
    case .login(let login):
      #expect(login == Login(scheme, user: owner, password: Self.secret))
      #expect(login.secretName == "KEY")
      #expect(Login(scheme, user: "ada", password: Secret("x")).secretName == scheme.secretName?.uppercased())
    case .field(let field):
      #expect(field.isCredential && !field.shown.contains("canary"))
      guard case .secret(let value) = field.value else { return }
      #expect(value.name == "KEY")
      guard scheme.word != nil, field.isNamed("Authorization") else {
        #expect(value.reveal() == "canary-1234")
        return
      }
      let (read, _, rest) = try #require(AuthScheme.reading(value.reveal()))
      #expect(read == scheme)
      if scheme.owner == .user {
        let pair = try #require(AuthScheme.pair(in: field))
        #expect(pair.user == "ada" && pair.password == Self.secret && scheme.isPair(rest))
      } else {
        #expect(rest == "canary-1234" && AuthScheme.pair(in: field) == nil)
      }
    }
  }

  @Test(
    "a word is known in any case, and only with something behind it",
    arguments: [
      ("Bearer x", "bearer"), ("bearer x y", "bearer"), ("TOKEN x", "token"), ("Bearer", nil), ("", nil),
      (" Bearer x", nil), ("Bearer:x", nil), ("Unheard x", nil), ("header x", nil),
      ("Digest a=\"b\"", "digest"),
    ])
  func words(_ value: String, _ name: String?) {
    #expect(AuthScheme.reading(value)?.scheme.name == name)
  }

  @Test(
    "what is no user with a password is no pair",
    arguments: ["Basic", "Basic !!", "Basic YWRh", "Basic /zo=", "Bearer YTpi", "YTpi"])
  func noPair(_ value: String) {
    #expect(AuthScheme.pair(in: HeaderField(name: "Authorization", value: value)) == nil)
  }

  @Test("what the transport does for one is done by a middleware in an app", arguments: AuthScheme.all)
  func middleware(_ scheme: AuthScheme) {
    guard case .login = scheme.proof(of: "ada", Self.secret) else { return }
    #expect(scheme.words.middleware != nil)
  }
}
