import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("The list of faults", .paced)
struct FaultListTests {
  /// Every code that a user can meet.
  private static let codes = """
    request.url request.header request.body request.parameter request.variable network.dns network.refused
    network.unreachable network.reset network.closed tls.expired tls.hostname tls.untrusted tls.protocol
    proxy.failed timeout.connect timeout.idle timeout.total cancelled redirect.limit redirect.loop
    redirect.unsafe redirect.location protocol.status protocol.header protocol.framing header.tooLarge
    body.truncated body.encoding body.tooLarge body.empty decode.syntax decode.missing decode.type
    oauth.refused oauth.answer oauth.state oauth.expired oauth.endpoint sign.mismatch graphql.errors
    decode.value expect.failed replay.drift replay.missing output.tooLarge output.command
    usage.command usage.argument
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  @Test("every code has a fault of its own, or a line that needs no server, and not both")
  func complete() {
    let served = Set(AllFaults.faults.map(\.code)).filter { $0 != "ok" && !$0.hasPrefix("http.") }
    let local = Set(LocalFault.all.map(\.code))
    #expect(served.union(local) == Set(Self.codes))
    #expect(served.isDisjoint(with: local))
  }

  @Test("the plain code is there wherever a variant is")
  func plainCodes() {
    let names = Set(AllFaults.faults.map(\.name))
    for name in names { #expect(names.contains(String(name.prefix { $0 != "/" })), "\(name)") }
  }

  @Test("each fault says what happens, in a sentence of one line that no other has")
  func sentences() {
    let sentences = AllFaults.faults.map(\.sentence) + LocalFault.all.map(\.sentence)
    for sentence in sentences {
      #expect(sentence.hasSuffix(".") && sentence.count <= 100 && !sentence.contains("\n"), "\(sentence)")
    }
    #expect(Set(sentences).count == sentences.count)
  }

  @Test("/faults lists them, with the line to type")
  func list() throws {
    try withServer { server in
      let body = Data(try get(server, "/faults").body)
      let object = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      let faults = try #require(object["faults"] as? [[String: Any]])
      #expect(faults.count == AllFaults.faults.count)
      #expect(faults[0]["try"] as? String == "get /faults/network.reset")
      let local = try #require(object["without_a_server"] as? [[String: Any]])
      let lines = local.compactMap { $0["try"] as? String }
      #expect(lines.contains("get https://127.0.0.1:\(server.port)/"))
      #expect(lines.contains("get /echo?x={{nobody}}"))
    }
  }

  @Test("the server hands out the same list, the plain code before its variants")
  func examples() throws {
    try withServer { server in
      let examples = server.faultExamples
      #expect(examples.first { $0.code == "body.truncated" }?.line == "get /faults/body.truncated")
      #expect(examples.first { $0.code == "tls.protocol" }?.line == "get https://127.0.0.1:\(server.port)/")
      for code in Self.codes {
        let example = try #require(examples.first { $0.code == code })
        #expect(example.path == nil || example.path == "/faults/\(code)")
      }
    }
  }

  @Test("asking for a code that needs no server says what to type; an unknown one is 404")
  func otherNames() throws {
    try withServer { server in
      let refused = try get(server, "/faults/network.refused")
      #expect(refused.status == 404)
      #expect(refused.text.contains("get http://127.0.0.1:1/"))
      #expect(try get(server, "/faults/no.such").text.contains("There is no fault no.such."))
      #expect(try get(server, "/faults/body.empty/no-such").status == 404)
    }
  }
}
