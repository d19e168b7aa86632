import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The keys of objects", .paced)
struct KeysCommandTests {
  private func said(_ line: String, of body: String) async throws -> Answer {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /")
    return await talk.say(line)
  }

  @Test("of a list they are those of all its objects, with types, and how many have each")
  func list() async throws {
    let body = #"[{"id": 1, "n": "a"}, {"id": 2, "n": null, "りんご": [1]}, 7]"#
    #expect(
      try await said("keys", of: body).outText == """
        id      integer         2
        n       string or null  2
        りんご  array           1 of 2

        """)
  }

  @Test("of an object, and of each value of a path, they are names alone")
  func object() async throws {
    #expect(try await said("keys", of: #"{"b": 1, "a": 2}"#).outText == "b\na\n")
    #expect(try await said("keys .[]", of: #"[{"b": 1}, {"a": 2}]"#).outText == "b\na\n")
  }

  @Test("where there is no object that is told")
  func none() async throws {
    #expect(try await said("keys .a", of: #"{"a": 1}"#).notes == "no object there\n")
    #expect(try await said("keys", of: "[1, 2]").notes == "no objects in that list\n")
  }
}
