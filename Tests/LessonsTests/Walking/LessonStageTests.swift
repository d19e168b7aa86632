import ApusClient
import ApusContracts
import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusLessons

@Suite("The session that a lesson runs in", .paced)
struct LessonStageTests {
  @Test("has a practice API of its own, in the state that every lesson begins in")
  func own() async throws {
    let source = try LessonTable.source(LessonTable.text)
    let first = try await LessonStage(source, in: LessonTable.world, console: .nowhere)
    let second = try await LessonStage(source, in: LessonTable.world, console: .nowhere)
    #expect(first.ports != second.ports)
    _ = await first.run("post /greenstore/api/v1/food/fruits name=x price:=1")
    let answer = try #require(await second.run("get /greenstore/api/v1/food/fruits").tries.first)
    #expect(String(decoding: answer.exchange.body.bytes, as: UTF8.self).contains("x") == false)
    await first.end()
    await second.end()
  }

  @Test("gives what others got to who sends the same, and sends nothing")
  func recorded() async throws {
    let text = """
      ---
      lesson: 1
      title: A
      ---
      Look.

      ```recorded
      > GET https://shop.example/
      < HTTP/2 200
      < content-type: application/json
      | {"id": 7}
      ```

      ```recorded
      > GET https://shop.example/old
      ! tls.expired the certificate has expired
      ```

      ```show
      get https://shop.example/
      ```
      """
    let source = try LessonTable.source(text)
    let stage = try await LessonStage(source, in: LessonTable.world, console: .nowhere)
    stage.arm(source.document.steps.first)
    let first = await stage.run("get https://shop.example/", isTyped: true).tries.first
    #expect(first?.exchange.response?.version == "HTTP/2")
    let second = await stage.run("get https://shop.example/old", isTyped: true).tries.first
    #expect(second?.failure == .tlsExpired)
    await stage.end()
    let own = try await LessonProof(source, in: LessonTable.world).findings(passes: 1)
    #expect(own.isEmpty)
  }

  @Test("tells what each line sent, and what was predicted of it before")
  func tries() async throws {
    let source = try LessonTable.source(LessonTable.text)
    let stage = try await LessonStage(source, in: LessonTable.world, console: .nowhere)
    #expect(await stage.run("predict 204").tries.isEmpty)
    let first = await stage.run("get /status/204", isTyped: true)
    #expect(first.tries.map(\.summary) == ["GET /status/204"])
    #expect(first.tries.first?.predictions.map(\.text) == ["204"])
    #expect(await stage.run("predict 204").outcome == .ok)
    #expect(
      await stage.run("get /status/204").tries.first?.predictions.isEmpty == true, "its answer is known")
    #expect(stage.takeLines().count == 5, "with the line that turns hints off")
    await stage.end()
  }
}
