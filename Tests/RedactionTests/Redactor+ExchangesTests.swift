import ApusClient
import Foundation
import Testing

@testable import ApusRedaction

@Suite("What an exchange tells of secrets")
struct RedactorExchangesTests {
  private static let canary = "Zq9kTq7LxW2mBv4n"

  private func exchange(
    sent: HeaderFields = [:], came headers: HeaderFields = ["Content-Type": "application/json"],
    trailers: HeaderFields = [:], body: String = "{}", _ url: String = "http://a.test/"
  ) throws -> Exchange {
    let request = Request(url: try WebURL(url))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: sent),
      response: ResponseHead(version: "HTTP/1.1", status: 200, headers: headers), trailers: trailers)
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(body.utf8)))
  }

  private func knows(_ exchange: Exchange) -> Bool {
    var redactor = Redactor()
    redactor.learn(from: exchange)
    return redactor.redact("elsewhere \(Self.canary)!") != "elsewhere \(Self.canary)!"
  }

  @Test(
    "is learnt of each of its parts",
    arguments: [
      "query", "sent header", "sent cookie", "cookie", "header", "trailer", "member", "text", "hop",
    ])
  func places(_ place: String) throws {
    let value = Self.canary
    let told =
      switch place {
      case "query": try exchange("http://a.test/?access_token=\(value)")
      case "sent header": try exchange(sent: ["X-Api-Key": value])
      case "sent cookie": try exchange(sent: ["Cookie": "sid=\(value)"])
      case "cookie": try exchange(came: ["Set-Cookie": "sid=\(value); Path=/"])
      case "header": try exchange(came: ["X-Auth-Token": value])
      case "trailer": try exchange(trailers: ["X-Auth-Token": value])
      case "member": try exchange(body: "{\"access_token\": \"\(value)\"}")
      case "text": try exchange(came: ["Content-Type": "text/plain"], body: "password=\(value)")
      default:
        Exchange(
          request: Request(url: try WebURL("http://a.test/")), startedAt: Date(timeIntervalSince1970: 0),
          hops: try exchange("http://b.test/?token=\(value)").hops + exchange().hops)
      }
    #expect(knows(told), "\(place)")
  }

  @Test("is nothing where a value has a name that tells nothing")
  func none() throws {
    #expect(!knows(try exchange(body: "{\"note\": \"\(Self.canary)\"}", "http://a.test/?t=\(Self.canary)")))
  }

  @Test("does not make of what stands for a secret that it is a replay")
  func replay() throws {
    var redactor = Redactor()
    redactor.learn(from: try exchange(body: "{\"token\": \"{{secret:token}}\"}"))
    #expect(!redactor.isOfReplay && redactor.knownCount == 0)
    redactor.isOfReplay = true
    redactor.learn(from: try exchange())
    #expect(redactor.isOfReplay)
  }

  @Test("stands in a line, and so does what was declared; a word of HTTP does not")
  func lines() throws {
    var redactor = Redactor(secrets: [Secret("application")])
    redactor.learn(from: try exchange(body: "{\"access_token\": \"\(Self.canary)\"}"))
    #expect(redactor.stands(in: Array("get /gz t==\(Self.canary)".utf8)))
    #expect(!redactor.stands(in: Array("get /gz t==other Accept:application/json".utf8)))
    #expect(!redactor.stands(in: Array("get /x ssn==123456789".utf8)))
    redactor.add(try RedactionRules(["/[0-9]{9}/"]))
    #expect(redactor.stands(in: Array("get /x ssn==123456789".utf8)))
  }
}
