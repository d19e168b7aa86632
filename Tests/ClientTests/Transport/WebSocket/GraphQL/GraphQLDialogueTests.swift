import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("A subscription in graphql-transport-ws", .paced)
struct GraphQLDialogueTests {
  private var dialogue: GraphQLDialogue { GraphQLDialogue(asking: Array(#"{"query":"q"}"#.utf8)) }

  private func steps(_ messages: String...) -> [GraphQLDialogue.Step?] {
    var dialogue = dialogue
    return messages.map { dialogue.hear(.text($0)) }
  }

  @Test("asks when the server agrees, and once")
  func subscribe() {
    var dialogue = dialogue
    #expect(!dialogue.isAcknowledged)
    let subscribe = #"{"id":"1","type":"subscribe","payload":{"query":"q"}}"#
    #expect(dialogue.hear(.text(#"{"type": "connection_ack", "payload": {"a": 1}}"#)) == .say(subscribe))
    #expect(dialogue.isAcknowledged)
    #expect(dialogue.hear(.text(#"{"type":"connection_ack"}"#)) == .broken("the server acknowledged twice"))
  }

  @Test("gives what comes, errors or not, and the end")
  func events() {
    let steps = steps(
      #"{"id":"1","type":"next","payload":{"data":{"a":1.10}}}"#,
      #"{"id":"1","type":"next","payload":{"data":null,"errors":[{"message":"no"}]}}"#,
      #"{"id":"1","type":"complete"}"#)
    #expect(steps[0] == .event(Array(#"{"data":{"a":1.10}}"#.utf8), hasErrors: false))
    #expect(
      steps[1] == .event(Array(#"{"data":null,"errors":[{"message":"no"}]}"#.utf8), hasErrors: true))
    #expect(steps[2] == .complete)
  }

  @Test("answers a ping, and needs no answer to its own; what is of another id is none of it")
  func others() {
    #expect(steps(#"{"type":"ping","payload":{}}"#, #"{"type":"pong"}"#) == [.say(#"{"type":"pong"}"#), nil])
    #expect(steps(#"{"id":"2","type":"complete"}"#, #"{"type":"next","payload":{}}"#) == [nil, nil])
  }

  @Test(
    "a refusal says why, as a list of errors or as one",
    arguments: [
      (#"[{"message":"no such field"},{"message":"b"}]"#, "no such field"), (#"{"message":"no"}"#, "no"),
      ("[]", "the server does not say why"), ("\"x\"", "the server does not say why"),
    ])
  func refused(_ payload: String, _ reason: String) {
    #expect(steps(#"{"id":"1","type":"error","payload":\#(payload)}"#) == [.refused(reason)])
  }

  @Test(
    "what the protocol does not have is said",
    arguments: [
      ("hello", "the server sent what is no message of graphql-transport-ws"),
      ("[1]", "the server sent what is no message of graphql-transport-ws"),
      (#"{"a":1}"#, "the server sent what is no message of graphql-transport-ws"),
      (#"{"type":"ka"}"#, "the server speaks the older protocol of subscriptions-transport-ws"),
      (#"{"type":"hi"}"#, "the server sent hi, which graphql-transport-ws does not have"),
      (#"{"id":"1","type":"next"}"#, "the server sent a next without a payload"),
    ])
  func broken(_ text: String, _ reason: String) { #expect(steps(text) == [.broken(reason)]) }

  @Test("bytes are none of it")
  func binary() {
    var dialogue = dialogue
    #expect(
      dialogue.hear(.binary([1])) == .broken("the server sent what is no message of graphql-transport-ws"))
  }

  @Test("the codes of a close have names of their own in it, and nowhere else")
  func codes() {
    let closing = WebSocketClosing(code: 4401, reason: "who?")
    let name = GraphQLDialogue.protocolName
    #expect(closing.description(in: name) == "4401 (not authorized, or asked before the server agreed): who?")
    #expect(closing.description(in: nil) == "4401 (the application's own): who?")
    #expect(WebSocketClosing().description(in: name) == "1000 (normal end)")
    #expect(WebSocketClosing(code: 4999).description(in: name) == "4999 (the application's own)")
  }
}
