import ApusClient
internal import ApusGraphQL
internal import ApusJSON
internal import Synchronization

/// The server's side of `graphql-transport-ws`, for one client.
final class GraphConversation: Sendable {
  private struct State {
    var isOpened = false
    /// Subscriptions that go on, by their ids: what they give, how much of it is given, and when the next is due.
    var running: [String: (events: GraphEvents, given: Int, due: ContinuousClock.Instant)] = [:]
  }

  private let state = Mutex(State())
  private let schema: GraphQLSchema
  private let world: GraphWorld
  private let isChosen: Bool
  /// The code to close with when something is asked.
  private let closing: Int?

  private init(_ schema: GraphQLSchema, _ world: GraphWorld, isChosen: Bool, _ closing: Int?) {
    (self.schema, self.world, self.isChosen, self.closing) = (schema, world, isChosen, closing)
  }

  private static let pause = Duration.milliseconds(10)
  /// So many pauses a client may take to open it: ten seconds.
  private static let patience = 1_000

  /// Has a script hold it.
  static func take(_ script: inout SocketScript, _ call: Call, _ schema: GraphQLSchema, closing: Int?) {
    let name = GraphQLDialogue.protocolName
    let isChosen = call.request.fields.members("Sec-WebSocket-Protocol").contains(name)
    let talk = GraphConversation(schema, GraphWorld(call.site.state), isChosen: isChosen, closing)
    script.chosen = isChosen ? name : nil
    script.answer = { message, _ in talk.answer(message) }
    script.interval = pause
    script.unasked = { talk.due($0) }
  }

  private func answer(_ message: WebSocketMessage) -> [SocketScript.Saying] {
    guard isChosen else { return Self.close(4406, "Subprotocol not acceptable") }
    guard case .text(let text) = message, let root = try? JSONDocument(text).root,
      let said = try? DocumentDecoder().decode(JSONValue.self, from: root)
    else { return Self.close(4400, "Invalid message received") }
    switch said.text("type") {
    case "connection_init":
      let isFirst = state.withLock { state in
        defer { state.isOpened = true }
        return !state.isOpened
      }
      return isFirst
        ? Self.say(["type": "connection_ack"]) : Self.close(4429, "Too many initialisation requests")
    case "ping": return Self.say(["type": "pong"])
    case "pong": return []
    case "subscribe":
      guard let id = said.text("id"), let payload = said["payload"] else { break }
      return subscribe(id, payload)
    case "complete":
      if let id = said.text("id") { state.withLock { $0.running[id] = nil } }
      return []
    default: break
    }
    return Self.close(4400, "Invalid message received")
  }

  private func subscribe(_ id: String, _ payload: JSONValue) -> [SocketScript.Saying] {
    guard state.withLock({ $0.isOpened }) else { return Self.close(4401, "Unauthorized") }
    if let closing { return Self.close(closing, "as you asked") }
    guard state.withLock({ $0.running[id] == nil }) else {
      return Self.close(4409, "Subscriber for \(id) already exists")
    }
    do throws(GraphQuestion.Refusal) {
      let question = try GraphQuestion(asking: payload, schema)
      guard question.operation.kind == .subscription else {
        var execution = GraphExecution(question.document, question.operation, schema, question.variables)
        let root = question.operation.kind == .mutation ? world.mutation : world.query
        return Self.next(id, execution.answer(root)) + Self.complete(id)
      }
      let events = try GraphEvents(question, schema, world)
      guard events.interval > .zero else {
        return (0..<events.count).flatMap { Self.next(id, events.answer($0)) } + Self.complete(id)
      }
      state.withLock { $0.running[id] = (events, 0, ContinuousClock.now + events.interval) }
      return []
    } catch {
      return Self.say(["id": .string(id), "type": "error", "payload": .array(error.errors)])
    }
  }

  /// What is due now.
  private func due(_ number: Int) -> [SocketScript.Saying]? {
    state.withLock { state in
      if number == Self.patience, !state.isOpened {
        return Self.close(4408, "Connection initialisation timeout")
      }
      var sayings: [SocketScript.Saying] = []
      for (id, one) in state.running where one.due <= .now {
        guard one.given < one.events.count else {
          sayings += Self.complete(id)
          state.running[id] = nil
          continue
        }
        sayings += Self.next(id, one.events.answer(one.given))
        state.running[id] = (one.events, one.given + 1, one.due + one.events.interval)
      }
      return sayings
    }
  }

  // MARK: Messages

  private static func say(_ value: JSONValue) -> [SocketScript.Saying] { [.message(.text(value.text))] }

  private static func next(_ id: String, _ answer: JSONValue) -> [SocketScript.Saying] {
    say(["id": .string(id), "type": "next", "payload": answer])
  }

  private static func complete(_ id: String) -> [SocketScript.Saying] {
    say(["id": .string(id), "type": "complete"])
  }

  private static func close(_ code: Int, _ reason: String) -> [SocketScript.Saying] {
    [.close(WebSocketClosing(code: code, reason: reason))]
  }
}

extension JSONValue {
  fileprivate func text(_ name: String) -> String? {
    if case .string(let text)? = self[name] { text } else { nil }
  }
}
