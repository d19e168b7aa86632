import ApusFolderTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@testable import ApusServing

@Suite("Which operations were asked for", .paced, .timeLimit(.minutes(60)))
struct CoverageTests {
  private static let description = """
    {"openapi": "3.0.0", "info": {"title": "Shop", "version": "1"}, "servers": [{"url": "https://h.example/v1"}],
    "paths": {"/things": {"get": {"responses": {"200": {"description": ""}, "4XX": {"description": ""}}},
    "post": {"responses": {"201": {"description": ""}}}},
    "/things/{id}": {"get": {"responses": {"200": {"description": ""}}}}}}
    """

  private func coverage() throws -> Coverage {
    var coverage = Coverage(try Specification(Array(Self.description.utf8)))
    for (method, path, status) in [
      ("GET", "/v1/things", 200), ("GET", "/v1/things", 200), ("GET", "/things", 404),
      ("GET", "/v1/things/7", 500),
      ("PUT", "/v1/things", 200), ("GET", "/other", 200), ("GET", "/other", 200),
    ] { coverage.add(method, path, status) }
    return coverage
  }

  @Test("is told by statuses, seen and not, behind the server's path and without it")
  func table() throws {
    let coverage = try coverage()
    #expect(coverage.percentage == 50 && coverage.operationsSeen == 1)
    let lines = CoverageView(coverage).lines(on: Screen(width: 80)).map(\.text)
    #expect(
      lines == [
        "GET /things       200 ×2, 4XX ×1", "POST /things      not seen: 201",
        "GET /things/{id}  not seen: 200",
        "not described: GET /things/{id} 500 ×1", "not described: PUT /v1/things 200 ×1",
        "not described: GET /other 200 ×2",
        "1 of 3 operations, 2 of 4 answers: 50%",
      ])
    #expect(CoverageView(coverage).lines(on: Screen(width: 30)).allSatisfy { $0.width <= 30 })
  }

  @Test("of saved sessions in a folder, and fails below what is wanted")
  func sessions() async throws {
    let talk = try await Talk()
    await talk.say("record one", "get /documents/readme", "get /documents/none", "record off")
    await talk.say("get /openapi.json > api.json")
    let told = await talk.say("cover --spec api.json one")
    #expect(told.outcome == .ok && told.text.contains("GET /documents/{name}"), "\(told.text)")
    #expect(told.text.contains("200 ×1, 404 ×1"), "\(told.text)")
    let failed = await talk.say("cover --spec api.json --min 99 one")
    #expect(failed.code == "expect.failed" && failed.text.contains("99% are wanted"))
    #expect(await talk.say("cover --spec api.json --min 101 one").status == 2)
    #expect(await talk.say("cover --spec none.json one").status == 2)
    #expect(await talk.say("cover one").status == 2)
  }
}
