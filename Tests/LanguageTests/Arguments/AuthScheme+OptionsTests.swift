import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What auth takes of a scheme", .paced)
struct AuthSchemeOptionsTests {
  private func read(_ text: String, _ scheme: AuthScheme) throws -> LineArguments {
    let operands: [LineForm.Part] = [.operand(Operand("NAME")), .operand(Operand("KEY"))]
    let form = LineForm(nil, operands + scheme.options.map { .option($0) })
    return try LineArguments(CommandLine(Words(text)), by: LineSyntax([form]))
  }

  @Test("are texts by the names of its settings, filled, and none that is secret")
  func settings() throws {
    let line = try read("auth X-S key --sign {body} --algorithm sha512", .hmac)
    #expect(
      try AuthScheme.hmac.settings(in: line, filledFrom: Variables()) == [
        .sign: "{body}", .algorithm: "sha512",
      ])
    let aws = try read("auth A key --region mars --token t", .aws)
    #expect(try AuthScheme.aws.settings(in: aws, filledFrom: Variables()) == [.region: "mars"])
    #expect(AuthScheme.aws.token(in: aws)?.text == "t" && AuthScheme.hmac.token(in: line) == nil)
  }

  @Test("is refused where there are only some values and it is none of them, but not where others are usual")
  func choices() throws {
    let line = try read("auth X-S key --algorithm md5", .hmac)
    let problem = try #require(throws: LineProblem.self) {
      try AuthScheme.hmac.settings(in: line, filledFrom: Variables())
    }
    #expect(problem.message == "expected sha256 or sha512, found md5")
  }

  @Test(
    "has a flawed template where it means nothing, or has no place for the signature",
    arguments: [
      ("--sign {x}", "{x}"), ("--value {x}", "{x}"), ("--value sha256", "sha256"),
      ("--sign {x} --value y", "{x}"),
      ("--sign {body}", nil), ("--value a={signature}", nil), ("", nil),
    ] as [(String, String?)])
  func flaws(_ options: String, _ flawed: String?) throws {
    #expect(AuthScheme.hmac.flawedTemplate(in: try read("auth X-S key \(options)", .hmac))?.text == flawed)
  }
}
