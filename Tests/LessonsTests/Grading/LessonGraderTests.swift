import ApusClient
import ApusRecordings
import ApusSavedSessions
import ApusText
import Foundation
import Testing

@testable import ApusLessons

@Suite("Recordings of lessons, graded")
struct LessonGraderTests {
  /// A recording of the short lesson, with marks before its lines.
  private func grade(_ parts: [(marks: [String], line: String?)]) throws -> LessonGrade {
    var text = "---\nsession: 2\n---\n"
    for part in parts {
      text += part.marks.map { $0 + "\n" }.joined() + "\n"
      if let line = part.line { text += "```console\n$ \(line)\n```\n\n" }
    }
    let document = try SessionDocument(parsing: text)
    var steps: [PlayedStep] = []
    for (number, part) in document.parts.enumerated() {
      guard case .block(let block) = part else { continue }
      for step in block.steps {
        let path = step.command.split(separator: " ").last.map(String.init) ?? "/"
        let recordings = step.command.hasPrefix("get ") ? [try recording(of: path)] : []
        steps.append(PlayedStep(part: number, step: step, shown: "", outcome: .ok, recordings: recordings))
      }
    }
    var grader = LessonGrader(try LessonTable.source(LessonTable.text), file: "a")
    return grader.grade(PlayedSession(path: "a", document: document, steps: steps))
  }

  private func recording(of path: String) throws -> Recording {
    let url = try WebURL("http://practice\(path)")
    let head = ResponseHead(version: "HTTP/1.1", status: 200)
    return Recording(
      Exchange(
        request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0),
        hops: [Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head)]))
  }

  private func mark(_ words: String) -> String { "<!-- apus \(words) -->" }

  @Test("a goal is met by a typed line, and by its request")
  func met() throws {
    let grade = try grade([
      ([mark("lesson 0 test"), mark("step 2 typed")], "get /github/users/hubot"),
      ([mark("step 3 chose 2")], nil),
    ])
    #expect(grade.goals.map(\.metBy) == ["get /github/users/hubot", "2"])
    #expect(grade.goals.first?.request == "GET /github/users/hubot")
    #expect(grade.remarks == ["the lesson was another one when this was recorded"])
    #expect(grade.isWhole)
  }

  @Test("what Enter ran, and what was shown, counts for nothing")
  func unmet() throws {
    for origin in ["entered", "given"] {
      let grade = try grade([([mark("step 2 \(origin)")], "get /github/users/hubot")])
      #expect(grade.metCount == 0)
    }
    let shown = try grade([
      ([mark("step 2 hint"), mark("step 2 answer"), mark("step 2 typed")], "get /github/users/hubot"),
      ([mark("step 3 chose 1")], nil),
    ])
    #expect(shown.metCount == 0)
    #expect(shown.hintCount == 1)
    #expect(shown.answerCount == 1)
    #expect(shown.goals.first?.isAnswerShown == true)
    #expect(try grade([([], "get /github/users/hubot")]).metCount == 0, "nobody says that it was typed")
  }

  @Test("predictions are told, and the same recording gives the same text")
  func predictions() throws {
    let parts = [
      ([mark("step 2 typed")], "predict 200"), ([], "get /github/users/x"), ([], "predict 404"),
      ([], "get /y"),
    ]
    let grade = try grade(parts)
    #expect(grade.predictions.map(\.isRight) == [true, false])
    for form in [LessonGrading.Form.text, .json, .csv] {
      let texts = try (0..<2).map { _ in LessonGradesView([try self.grade(parts)], form).text() }
      #expect(texts.first == texts.last)
      #expect(texts.first?.isEmpty == false)
    }
  }

  @Test("marks are read as they are written, and nothing else is one")
  func marks() {
    let marks: [LessonMark] = [
      .lesson(name: "a b", digest: "0"), .lines(step: 0, .typed), .hint(step: 2), .answer(step: 1),
      .choice(step: 3, number: 2),
    ]
    for mark in marks { #expect(LessonMark(mark.text) == mark) }
    for text in [
      "<!-- apus step 0 typed -->", "<!-- apus step 1 flown -->", "<!-- step 1 typed -->", "words",
    ] {
      #expect(LessonMark(text) == nil)
    }
  }
}
