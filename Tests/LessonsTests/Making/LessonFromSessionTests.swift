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

  @Test("speaks the session's language, and keeps blanks and quotes of a query that a goal can name")
  func japanese() throws {
    let url = try WebURL("http://practice/echo?q=swift%20http&s=%22a%22&b=%5C")
    let exchange = Exchange(
      request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0),
      hops: [
        Hop(
          sent: SentRequest(method: .get, url: url, headers: [:]),
          response: ResponseHead(version: "HTTP/1.1", status: 200))
      ])
    let document = try SessionDocument(
      parsing:
        "---\nsession: 2\nlang: ja\n---\n\n```console\n$ get /echo q=='swift http' s=='\"a\"' b=='\\\\'\n```\n"
    )
    let steps = document.steps.map {
      PlayedStep(part: 1, step: $0, shown: "", outcome: .ok, recordings: [Recording(exchange)])
    }
    let lesson = LessonFromSession(PlayedSession(path: "a.session.md", document: document, steps: steps)).text
    #expect(lesson.contains("\nlanguage: ja\n") && lesson.contains("`/echo` に GET を送ってください。"))
    let goal = try LessonDocument(parsing: Array(lesson.utf8), file: "x").steps.first?.goals.first
    let wanted = goal?.conditions.map(\.text) ?? []
    #expect(wanted.contains("request query q \"swift http\""))
    #expect(!wanted.contains { $0.hasPrefix("request query b") })
    #expect(wanted.contains("request query s '\"a\"'"))
  }
}
