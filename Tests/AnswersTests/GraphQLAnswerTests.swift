import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusAnswers

@Suite("What a query in GraphQL came to", .paced)
struct GraphQLAnswerTests {
  private func record(
    _ answer: String, asked: String? = #"{"query":"{ viewer { login } }"}"#, method: HTTPMethod = .post,
    status: Int = 200
  ) throws -> Record {
    let url = try WebURL("http://h.test/graphql")
    let body = asked.map { RequestBody.bytes(Array($0.utf8), contentType: "application/json") }
    let request = Request(method: method, url: url, body: body)
    let hop = Hop(
      sent: SentRequest(method: method, url: url, headers: [:]),
      response: ResponseHead(
        version: "HTTP/1.1", status: status, headers: ["Content-Type": "application/json"]))
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(answer.utf8)))
    return Record(number: 1, line: "gql", exchange: exchange)
  }

  private let partial = #"{"errors":[{"message":"no"}],"data":{"viewer":{"login":"a"},"data":1,"x":null}}"#

  @Test("has errors, which are a failure though the status is none, and data beside them")
  func errors() throws {
    let record = try record(partial)
    let answer = try #require(GraphQLAnswer(record))
    #expect(
      answer.errors.count == 1 && answer.data?["viewer"] != nil && answer.query == "{ viewer { login } }")
    #expect(record.code == .graphQLErrors)
    #expect(try self.record(partial, status: 500).code == .http(500))
    #expect(try self.record(#"{"data":{}}"#).code == nil)
    #expect(try self.record(#"{"errors":[],"data":{}}"#).code == nil)
  }

  @Test(
    "is the answer to a query alone",
    arguments: [
      nil, "", "[]", #"{"query":5}"#, #"{"query":"swift"}"#, #"{"other":"{ a }"}"#,
    ] as [String?])
  func others(_ asked: String?) throws {
    #expect(try GraphQLAnswer(record(partial, asked: asked)) == nil)
    #expect(try record(partial, asked: asked).code == nil)
  }

  @Test("is none of a GET, of what is no JSON, and of JSON without data and errors")
  func noAnswer() throws {
    #expect(try GraphQLAnswer(record(partial, method: .get)) == nil)
    #expect(try GraphQLAnswer(record("<html>")) == nil && GraphQLAnswer(record("{}")) == nil)
  }

  @Test("is looked into at its data, unless a path begins beside them or at the root")
  func paths() throws {
    var records = Records()
    let record = try records.add("gql", record(partial).exchange)
    let root = try record.document().root
    func start(_ path: String) throws -> AnswerPath.Start {
      AnswerPath.Start(of: try AnswerPath(path, at: 0..<0), in: records, whole: root)
    }
    let login = try #require(root["data"]?["viewer"]?["login"])
    #expect(try start(".viewer").root == root["data"] && start(".").root == root["data"])
    #expect(try "\(start(".viewer").place(of: login))" == ".viewer.login")
    for path in [".data.viewer", ".errors", "$", "$.data"] {
      #expect(try start(path).root == root, "\(path)")
    }
    #expect(try start("$1.viewer").root == root["data"])
  }

  @Test("is looked into whole where there are no data")
  func noData() throws {
    var records = Records()
    let record = try records.add("gql", record(#"{"errors":[{"message":"no"}],"data":null}"#).exchange)
    let root = try record.document().root
    #expect(try AnswerPath.Start(of: AnswerPath(".", at: 0..<0), in: records, whole: root).root == root)
  }
}
