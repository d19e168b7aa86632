import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What `spec diff` says", .paced)
struct SpecificationDiffTests {
  private static let old = """
    openapi: 3.0.3
    paths: {/a: {get: {parameters: [{name: q, in: query, schema: {type: string}}]}}, /b: {delete: {}}}
    """
  private static let new = """
    openapi: 3.0.3
    paths: {/a: {get: {parameters: [{name: q, in: query, required: true, schema: {type: string}}]}}, /c: {post: {}}}
    """

  @Test("is what breaks first, under its operations, and exits with 1 for that")
  func changes() async throws {
    let talk = try await Asked().talk(to: .plain)
    try talk.folder.write(Self.old, to: "old.yaml")
    try talk.folder.write(Self.new, to: "new.yaml")
    await talk.say("spec old.yaml")
    let answer = await talk.say("spec diff new.yaml")
    #expect(
      answer.outText == """
        2 breaking changes
          DELETE /b
            the operation is gone
          GET /a
            the query parameter `q` is required now
        1 other change
          POST /c
            the operation is new

        """)
    #expect(answer.status == 1 && answer.code == "expect.failed")
    #expect(await talk.say("spec").outText.contains("old.yaml"))
  }

  @Test("is nothing, and no failure, of the same; and needs one that is loaded and one that can be")
  func nothing() async throws {
    let talk = try await Asked().talk(to: .plain)
    try talk.folder.write(Self.old, to: "old.yaml")
    #expect(await talk.say("spec diff old.yaml").flat.contains("no description is loaded"))
    await talk.say("spec old.yaml")
    let same = await talk.say("spec diff old.yaml")
    #expect(same.outText == "nothing changed\n" && same.status == 0)
    #expect(await talk.say("spec diff none.yaml").status == 2)
    #expect(await talk.say("spec diff").status == 2)
  }

  @Test("of what only adds is no failure, and fits the screen")
  func additions() async throws {
    let talk = try await Asked().talk(to: .plain)
    let long = String(repeating: "long", count: 40)
    try talk.folder.write("openapi: 3.0.3\npaths: {/a: {get: {}}}\n", to: "old.yaml")
    try talk.folder.write("openapi: 3.0.3\npaths: {/a: {get: {}}, /\(long): {get: {}}}\n", to: "new.yaml")
    await talk.say("spec old.yaml")
    #expect(await talk.say("spec diff new.yaml").status == 0)
  }
}
