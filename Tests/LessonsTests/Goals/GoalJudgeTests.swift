import ApusClient
import ApusContracts
import ApusWords
import Foundation
import Testing

@testable import ApusLessons

@Suite("Goals, judged on exchanges")
struct GoalJudgeTests {
  static func attempt(
    _ method: HTTPMethod = .get, _ target: String = "/users/7?page=2", status: Int? = 200,
    headers: HeaderFields = ["Content-Type": "application/json"], body: String = #"{"id": 7}"#,
    sending: String? = nil, with more: HeaderFields = [:], failure: ErrorCode? = nil,
    predicting: [String] = []
  ) throws -> LessonTry {
    let url = try WebURL("http://127.0.0.1:4000\(target)")
    let fields = HeaderFields(
      Array(["Content-Type": "application/json", "X-Trace": "abc"] as HeaderFields) + Array(more))
    let request = Request(
      method: method, url: url, headers: fields, body: sending.map { RequestBody.bytes(Array($0.utf8)) })
    let head = status.map { ResponseHead(version: "HTTP/1.1", status: $0, headers: headers) }
    let sent = SentRequest(method: method, url: url, headers: fields)
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [Hop(sent: sent, response: head)],
      body: ReceivedBody(bytes: Array(body.utf8)))
    return LessonTry(
      line: "", exchange: exchange, failure: failure, predictions: try predicting.map { try Prediction($0) })
  }

  private func verdict(_ conditions: [String], _ tries: [LessonTry]) throws -> GoalVerdict {
    let goal = LessonGoal(try conditions.map { try LessonCondition($0) }, place: 1)
    return GoalJudge(tries).verdict(of: goal)
  }

  @Test(
    "are met by an exchange that keeps every condition",
    arguments: [
      "status 200", ".id == 7", "header content-type contains json", "request method GET",
      "request method one of GET, HEAD", "request path /users/7", "request path == /users/7",
      "request path re /^.users/", "request query page 2", "request query page present",
      "request query other absent", "request header x-trace == abc", "sent 1", "sent 1..3",
      "never DELETE /users/7", "never request method POST", "never status 5xx",
    ])
  func met(_ condition: String) throws {
    #expect(try verdict([condition], [try Self.attempt()]) == .met(try: 0))
  }

  @Test("see of the request's secrets what a recording has of them: their names and schemes")
  func secrets() throws {
    let sent: HeaderFields = [
      "Cookie": "theme=dark; sid=k3y", "Authorization": "Bearer letmein", "X-Api-Key": "letmein",
    ]
    let attempt = try Self.attempt(with: sent)
    for condition in [
      "request header cookie contains theme=", "request header cookie contains sid=",
      "request header authorization contains Bearer", "request header x-api-key present",
    ] {
      #expect(try verdict([condition], [attempt]).isMet, "\(condition)")
    }
    for condition in ["cookie contains dark", "authorization contains letmein", "x-api-key == letmein"] {
      guard case .missed(let reason?) = try verdict(["request header \(condition)"], [attempt]) else {
        Issue.record("\(condition) is met")
        continue
      }
      #expect(!reason.contains("k3y") && !reason.hasSuffix("letmein."))
    }
  }

  @Test("are about all pages, too, where a line collected them, and count what was sent")
  func pages() throws {
    let pages = try ["[1, 2]", "[3]"].map { try Self.attempt(body: $0) }
    let whole = try #require(LessonTry.gathered(pages, by: "get /users --all-pages"))
    let tries = pages + [whole]
    for condition in [". len 3", ".[2] == 3", ".[0] == 1", "sent 2", ". len 2"] {
      #expect(try verdict([condition], tries).isMet, "\(condition)")
    }
    #expect(try !verdict([". len 4"], tries).isMet && !verdict(["sent 3"], tries).isMet)
    #expect(LessonTry.gathered(pages, by: "get /users") == nil)
    #expect(LessonTry.gathered([pages[0]], by: "get /users --all-pages") == nil)
    let none = try Self.attempt(body: "no list")
    #expect(LessonTry.gathered(pages + [none], by: "get /users --all-pages") == nil)
  }

  @Test(
    "are missed by another, with what differs",
    arguments: [
      "status 404", ".id == 8", "header etag", "request method POST", "request path /users/8",
      "request query page 3", "request header accept present", "sent 2", "never GET /users/7",
      "never request method GET", "in order GET /users/7, GET /users/7", "error network.reset",
      "predicted status",
    ])
  func missed(_ condition: String) throws {
    guard case .missed(let reason?) = try verdict([condition], [try Self.attempt()]) else {
      Issue.record("\(condition) is met")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("look into the body that was sent, and at failures")
  func bodies() throws {
    let sent = try Self.attempt(.post, "/notes", sending: #"{"text": "hi", "n": 2}"#)
    #expect(try verdict(["request .text == hi", "request .n == 2"], [sent]).isMet)
    #expect(try !verdict(["request .text == ho"], [sent]).isMet)
    let broken = try Self.attempt(status: nil, failure: .reset)
    #expect(try verdict(["error network.reset"], [broken]).isMet)
    #expect(try !verdict(["status 200"], [broken]).isMet)
  }

  @Test("about an error see with which code a conversation was closed")
  func closings() throws {
    let opened = try Self.attempt(status: 101).exchange
    func closed(_ code: Int?) -> LessonTry {
      var conversation = WebSocketConversation()
      conversation.closing = code.map { WebSocketClosing(code: $0) }
      return LessonTry(line: "", exchange: opened.telling(conversation))
    }
    #expect(try verdict(["error ws.closed"], [closed(4001)]).isMet)
    #expect(try verdict(["status 101", "error ws.closed"], [closed(1011)]).isMet)
    for code in [1000, nil] { #expect(try !verdict(["error ws.closed"], [closed(code)]).isMet) }
    let lost = LessonTry(line: "", exchange: closed(nil).exchange, failure: .webSocketFrame)
    #expect(try verdict(["error ws.frame"], [lost]).isMet)
  }

  @Test("want an order, a number, and one exchange that keeps all of the rest")
  func several() throws {
    let tries = [
      try Self.attempt(.get, "/a"), try Self.attempt(.post, "/b", status: 201),
      try Self.attempt(.get, "/c/1"),
    ]
    #expect(try verdict(["in order GET /a, POST /b, GET /c/*", "sent 3"], tries).isMet)
    #expect(try !verdict(["in order POST /b, GET /a"], tries).isMet)
    #expect(try verdict(["request method POST", "status 201"], tries) == .met(try: 1))
    #expect(try !verdict(["request method GET", "status 201"], tries).isMet)
    #expect(try verdict(["never DELETE /a"], []) == .missed(nil), "nothing that was sent meets no goal")
  }

  @Test("know whether somebody said before what would come")
  func predictions() throws {
    #expect(try verdict(["predicted status"], [try Self.attempt(predicting: ["200"])]).isMet)
    #expect(try verdict(["predicted .id"], [try Self.attempt(predicting: [".id == 7"])]).isMet)
    // Names in a path have their case; those of headers have not.
    #expect(try verdict(["predicted .Id"], [try Self.attempt(predicting: [".Id absent"])]).isMet)
    let wrong = try Self.attempt(predicting: ["404"])
    #expect(
      try verdict(["predicted status"], [wrong]) == .missed("You predicted 404, and it was status 200."))
    #expect(try !verdict(["predicted header location"], [try Self.attempt(predicting: ["200"])]).isMet)
  }

  @Test("tell in one language what was wanted or predicted, and what came")
  func predictedInJapanese() throws {
    let wrong = try Self.attempt(predicting: ["header location"])
    let told = try SpokenLanguage.japanese.speaking {
      [try verdict(["predicted header location"], [wrong]), try verdict(["header location"], [wrong])]
    }
    #expect(
      told == [
        .missed("予想は header location でした。実際: そのヘッダーはありません。"),
        .missed("応答に求められているのは header location です。実際: そのヘッダーはありません。"),
      ])
  }
}
