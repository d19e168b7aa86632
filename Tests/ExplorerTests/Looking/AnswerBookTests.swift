import ApusClient
import ApusJSON
import ApusRendering
import ApusText
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What was asked so far can be looked into")
struct AnswerBookTests {
  @Test("before the first request there is nothing, and what to type is told")
  func empty() throws {
    let answers = Answers(Session())
    #expect(throws: LineProblem.self) { try answers.lastRecord(at: 0..<1) }
    #expect(throws: LineProblem.self) { try answers.document(of: nil) }
    do {
      _ = try answers.record(1, at: 2..<3)
    } catch {
      #expect(error.message == "there is no request 1; no request was sent yet")
      #expect(error.range == 2..<3)
    }
  }

  @Test("a number finds its request, and none means the last one")
  func numbers() throws {
    let answers = try Self.answers(to: #"{"a":1}"#, #"{"a":2}"#)
    #expect(try answers.record(1, at: 0..<0).number == 1)
    #expect(try answers.lastRecord(at: 0..<0).number == 2)
    #expect(try answers.document(of: 1).root["a"]?.text == "1")
    #expect(try answers.document(of: nil).root["a"]?.text == "2")
    #expect(throws: LineProblem.self) { try answers.record(3, at: 0..<0) }
  }

  @Test("a path finds its values with their places, and a variable in it is filled")
  func paths() throws {
    let answers = try Self.answers(to: #"{"a":[{"b":1},{"b":2}]}"#) {
      $0.variables.values["key"] = .text("b")
    }
    let matches = try answers.matches(of: PathArgument(#require(Words(".a[].{{key}}").words.first)))
    #expect(matches.map(\.node.text) == ["1", "2"])
    #expect(matches.map { "\($0.place)" } == [".a[0].b", ".a[1].b"])
  }

  @Test("a path that selects nothing says why, and what was probably meant")
  func nothing() throws {
    let answers = try Self.answers(to: #"{"login":"octocat"}"#)
    let argument = try PathArgument(Word(typed: ".logim"))
    #expect(try answers.matches(of: argument).isEmpty)
    #expect(try answers.nothing(at: argument).text == "nothing there: the body has no key logim; try: .login")
  }

  @Test("a body that is empty or no JSON is a failure of its own")
  func noJSON() throws {
    let empty = try Self.answers(to: "")
    let broken = try Self.answers(to: "{\"a\":")
    #expect { try empty.document(of: nil) } throws: { ($0 as? CommandFailure)?.code == .bodyEmpty }
    #expect { try broken.document(of: nil) } throws: { ($0 as? CommandFailure)?.code == .decodeSyntax }
  }

  private static func answers(
    to bodies: String..., setUp: (inout Session) -> Void = { _ in }
  ) throws -> Answers {
    var session = Session()
    for body in bodies {
      let request = Request(url: try WebURL("http://h/"))
      let exchange = Exchange(request: request, startedAt: .now, body: ReceivedBody(bytes: Array(body.utf8)))
      _ = session.records.add("get /", exchange)
    }
    setUp(&session)
    return Answers(session)
  }
}
