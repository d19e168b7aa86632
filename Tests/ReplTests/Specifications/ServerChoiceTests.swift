import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("Choosing a server of a description", .paced)
struct ServerChoiceTests {
  private static let text = """
    openapi: 3.0.3
    servers:
      - {url: ../v1}
      - url: https://{region}.example.com:{port}/v2
        description: production
        variables: {region: {default: eu, enum: [eu, us]}, port: {default: "443"}}
    paths: {/a: {get: {summary: A}}}
    """

  private func talk() async throws -> Talk {
    let talk = try await Talk(
      transport: StubTransport { _ in .response(status: 200, body: "{}") }, flags: { $0.usesPractice = false }
    )
    try talk.folder.write(Self.text, to: "api.yaml")
    return talk
  }

  @Test("a path alone asks for an origin, and no other server is taken in silence")
  func relative() async throws {
    let talk = try await talk()
    let told = await talk.say("spec api.yaml").notes
    #expect(told.contains("base      none; try: base https://…/v1"), "\(told)")
    #expect(await talk.say("base").outText == "no base\n")
    #expect(await talk.say("spec server 1").text.contains("which origin is it on?"))
  }

  @Test("they are listed with numbers and variables, and one is gone to")
  func chosen() async throws {
    let talk = try await talk()
    await talk.say("spec api.yaml")
    let list = await talk.say("spec server").outText
    #expect(list.contains("2  https://{region}.example.com:{port}/v2  production"), "\(list)")
    #expect(list.contains("region  eu|us, usually eu"), "\(list)")
    #expect(await talk.say("spec server 2").outText.contains("https://eu.example.com:443/v2"))
    #expect(await talk.say("ls").outText == "a  GET  A\n")
    let other = await talk.say("spec server region=us port=8443")
    #expect(other.outText.contains("https://us.example.com:8443/v2"), "\(other.text)")
    #expect(await talk.say("ls").outText == "a  GET  A\n")
  }

  @Test("what is not there is refused")
  func refused() async throws {
    let talk = try await talk()
    #expect(await talk.say("spec server").text.contains("no description is loaded"))
    await talk.say("spec api.yaml")
    #expect(await talk.say("spec server 3").text.contains("there is no server 3"))
    #expect(await talk.say("spec server region=asia").text.contains("region is one of eu, us"))
    #expect(await talk.say("spec server zone=a").text.contains("no server has a variable zone"))
  }

  @Test("a base without a path goes behind the path of a description in a file, once")
  func joined() async throws {
    let talk = try await talk()
    try talk.folder.write(
      "openapi: 3.0.3\nservers: [{url: /v1.56}]\npaths: {/info: {get: {summary: I}}}\n", to: "d.yaml")
    await talk.say("base http://api.test", "spec d.yaml")
    #expect(await talk.say("base").outText == "http://api.test/v1.56\n")
    await talk.say("spec d.yaml")
    #expect(await talk.say("base").outText == "http://api.test/v1.56\n")
    #expect(await talk.say("ls").outText == "info  GET  I\n")
    await talk.say("base http://other.test/v1.56")
    #expect(await talk.say("ls").outText == "info  GET  I\n")
  }
}
