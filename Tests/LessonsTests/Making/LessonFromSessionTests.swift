import ApusClient
import ApusRecordings
import ApusSavedSessions
import Foundation
import Testing

@testable import ApusLessons

@Suite("A lesson made of a saved session")
struct LessonFromSessionTests {
  @Test("asks for what was asked, and shows what was looked at")
  func made() throws {
    let url = try WebURL("http://practice/users/7?page=2")
    let head = ResponseHead(version: "HTTP/1.1", status: 200)
    let exchange = Exchange(
      request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0),
      hops: [Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head)])
    let text =
      "---\nsession: 2\n---\n# About users\n\nAsk.\n\n```console\n$ get /users/7 page==2\n$ .id\n```\n"
    let document = try SessionDocument(parsing: text)
    let steps = document.steps.enumerated().map { number, step in
      PlayedStep(
        part: 1, step: step, shown: "", outcome: .ok, recordings: number == 0 ? [Recording(exchange)] : [])
    }
    let lesson = LessonFromSession(PlayedSession(path: "a.session.md", document: document, steps: steps)).text
    let read = try LessonDocument(parsing: Array(lesson.utf8), file: "x")
    #expect(read.title == "About users")
    #expect(read.steps.count == 2)
    #expect(
      read.steps.first?.goals.first?.conditions.map(\.text) == [
        "request method GET", "request path \"/users/7\"", "request query page \"2\"", "status 200",
      ])
    #expect(read.steps.last?.shown.map(\.text) == [".id"])
  }
}
