import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusLessons

@Suite("A class is told of a lesson", .paced)
struct ClassReportTests {
  @Test("how many goals are met, and which step is next")
  func told() async throws {
    let room = Classroom([Student(name: "Ada", token: "a-b-1")], key: "k")
    let server = try PracticeServer.start(PracticePlace(room: room))
    defer { server.stop() }
    let headers = HeaderFields([HeaderField(name: PracticePlace.tokenHeader, value: "a-b-1")])
    let table = try await LessonTable(LessonTable.text, at: 1)
    let report = ClassReport(base: try WebURL(server.baseURL), headers: headers, over: CurlTransport())
    #expect(report != nil)
    table.walk.report = report
    try await table.type("get /github/users/hubot")
    await table.walk.leave()
    let asked = Request(
      url: try WebURL(server.baseURL + "/class/status"),
      headers: HeaderFields([HeaderField(name: PracticePlace.keyHeader, value: "k")]))
    let status = String(decoding: try await CurlTransport().send(asked).body.bytes, as: UTF8.self)
    #expect(status.contains(#""goals": "1 of 2""#) && status.contains(#""next": "step 3 of 3""#), "\(status)")
  }

  @Test("only by who has a place in it")
  func nobody() throws {
    let transport = CurlTransport()
    let base = try WebURL("http://127.0.0.1:1")
    #expect(ClassReport(base: base, headers: [:], over: transport) == nil)
    let token = HeaderFields([HeaderField(name: PracticePlace.tokenHeader, value: "a")])
    #expect(ClassReport(base: nil, headers: token, over: transport) == nil)
  }

  @Test("and goes on where the server does not answer")
  func unreachable() async throws {
    let table = try await LessonTable(LessonTable.text, at: 1)
    table.walk.report = ClassReport(
      base: try WebURL("http://127.0.0.1:1"),
      headers: HeaderFields([HeaderField(name: PracticePlace.tokenHeader, value: "a")]),
      over: CurlTransport())
    #expect(try await table.type("get /github/users/hubot").contains("the goal is met"))
    await table.walk.leave()
  }
}
