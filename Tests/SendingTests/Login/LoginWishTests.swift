import ApusClient
import ApusExplorer
import ApusLanguage
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSending

@Suite("What a line says of a login", .paced)
struct LoginWishTests {
  private func wish(_ text: String) throws -> LoginWish {
    let line = try CommandLine(Words(text))
    return try LoginWish(LineArguments(line, by: AuthCommand.spec.syntax))
  }

  @Test("its options are read")
  func options() throws {
    let wish = try wish(
      "auth oauth2 github --client x --scope repo --scope gist --flow DEVICE --keep --port 8080")
    #expect(wish.server?.text == "github" && wish.client?.text == "x" && wish.port == 8080)
    #expect(wish.scopes.map(\.text) == ["repo", "gist"] && wish.grant == .device)
    #expect(wish.keeps && !wish.approves && !wish.mayUseKept)
  }

  @Test("what is kept is taken where nothing but the client and the scopes are named")
  func kept() throws {
    #expect(try wish("auth oauth2").mayUseKept && wish("auth oauth2 --client x").mayUseKept)
    #expect(try wish("auth oauth2 github --keep").mayUseKept)
    #expect(try wish("auth oauth2 --scope a").mayUseKept && !wish("auth oauth2 --flow code").mayUseKept)
  }

  @Test("the client's secret is hidden in the line, and nothing else is")
  func hidden() {
    let line = MaskedLine("auth oauth2 github --client my-app --scope repo --secret hunter2-canary --keep")
      .text
    #expect(line == "auth oauth2 github --client my-app --scope repo --secret ••• --keep")
    for plain in [
      "auth oauth2", "auth oauth2 --client x --secret env:SECRET", "auth oauth2 --secret file:x",
      "auth revoke",
      "auth forget",
    ] {
      #expect(MaskedLine(plain).text == plain)
    }
  }

  @Test("a secret may be left out, at the end and before each other option, which is no secret then")
  func secretLeftOut() throws {
    #expect(try wish("auth oauth2 --client x --secret").asksForSecret && !wish("auth oauth2").asksForSecret)
    #expect(try !wish("auth oauth2 --secret").mayUseKept && wish("auth oauth2 --secret").secret == nil)
    for option in LoginWish.form.options where option.name != "--secret" {
      let line = "auth oauth2 --secret \(option.name)" + (option.value == nil ? "" : " 8080")
      #expect(MaskedLine(line).text == line)
      // What FLOW may be is told by itself.
      if option.name != "--flow" { #expect(try wish(line).asksForSecret, "\(line)") }
    }
    #expect(try wish("auth oauth2 --secret --flow=client").asksForSecret)
    #expect(MaskedLine("auth oauth2 --secret --flow=client").text == "auth oauth2 --secret --flow=client")
    for secret in ["-s3cret", "--s3cret", "client"] {
      #expect(try wish("auth oauth2 --secret \(secret) --keep").secret?.text == secret)
      #expect(MaskedLine("auth oauth2 --secret \(secret) --keep").text == "auth oauth2 --secret ••• --keep")
    }
  }

  @Test("a way to log in that is nearly one says which is meant; another leads to the help")
  func flows() throws {
    func problem(_ line: String) throws -> LineProblem {
      try #require(throws: LineProblem.self) { try wish(line) }
    }
    let near = "auth oauth2 --client x --flow devise --keep"
    #expect(try problem(near).suggestedLine(for: near) == "auth oauth2 --client x --flow device --keep")
    let far = try problem("auth oauth2 --flow password")
    #expect(far.suggestion == "help auth oauth2" && far.message.hasSuffix("found password"))
  }

  @Test("Tab knows its words")
  func completion() throws {
    #expect(
      AuthCommand.spec.syntax.usage(of: "auth").contains {
        $0.hasPrefix("auth oauth2 [SERVER] [--client ID]")
      })
  }
}
