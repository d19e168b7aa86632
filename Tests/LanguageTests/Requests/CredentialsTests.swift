@_spi(Secrets) import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Credentials that a line names", .paced)
struct CredentialsTests {
  private func sent(_ line: String) throws -> Request { try prepare(line).request }

  @Test("each scheme that others know is asked for by its name", arguments: AuthScheme.standard)
  func types(_ scheme: AuthScheme) throws {
    let value = scheme.takesSecretAlone ? "canary-1" : "ada:canary-1"
    let request = try sent("get /x -A \(scheme.name.uppercased()) -a \(value)")
    switch scheme.proof(of: scheme.takesSecretAlone ? "" : "ada", Secret("canary-1")) {
    case .field(let field): #expect(request.headers.first(field.name) == field)
    case .login(let login): #expect(request.options.login == login)
    }
  }

  @Test("a scheme that only `auth` has, or nobody, is refused with the names there are")
  func unknown() throws {
    for name in AuthScheme.all.filter({ !$0.isStandard }).map(\.name) + ["nobody"] {
      let found = try problem("get /x -A \(name) -a a:b").problem
      #expect(found.message == "expected \(AuthScheme.standardNames)", "\(name)")
    }
  }

  @Test(
    "one that takes a user wants a colon, and says what asks for the rest", arguments: AuthScheme.standard)
  func person(_ scheme: AuthScheme) throws {
    guard scheme.owner == .user else { return }
    let found = try problem("get /x -A \(scheme.name) -a ada").problem
    #expect(found.suggestion == "auth \(scheme.name)")
  }

  @Test("curl's options mean the schemes they are called after; what is spelled out wins")
  func pasted() throws {
    for scheme in AuthScheme.all {
      if let name = scheme.words.curlSwitch {
        let request = try sent("curl \(name) -u ada:canary-1 http://h/")
        switch scheme.proof(of: "ada", Secret("canary-1")) {
        case .field(let field): #expect(request.headers.first("Authorization") == field)
        case .login(let login): #expect(request.options.login == login)
        }
      }
      if let name = scheme.words.curlSecret {
        let plain = try sent("curl \(name) canary-1 http://h/")
        guard case .field(let field) = scheme.proof(Secret("canary-1")) else { continue }
        #expect(plain.headers.first(field.name) == field)
        let spelled = try sent("curl \(name) canary-1 -H 'Authorization: mine' http://h/")
        #expect(spelled.headers.values(of: "Authorization") == [Secret.mask])
        #expect(
          spelled.headers.first("Authorization") == HeaderField(name: "Authorization", value: Secret("mine")))
      }
    }
  }

  @Test("a switch counts until it is taken back")
  func negated() throws {
    for scheme in AuthScheme.all where scheme != .usualPair {
      guard let name = scheme.words.curlSwitch else { continue }
      let request = try sent("curl \(name) --no-\(name.dropFirst(2)) -u a:b http://h/")
      #expect(request.options.login == nil)
      #expect(request.headers.contains("Authorization"))
    }
  }
}
