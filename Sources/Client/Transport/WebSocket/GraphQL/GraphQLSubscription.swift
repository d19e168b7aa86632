internal import ApusJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A subscription in GraphQL over a WebSocket, in the protocol `graphql-transport-ws`: each element is an answer as JSON,
/// with `data`, and `errors` where there are some.
///
///     let articles = try await transport.graphQLSubscription(
///       to: request, "subscription { articlePublished { title } }")
///     for try await answer in articles { print(String(decoding: answer, as: UTF8.self)) }
///
/// One loop at a time takes answers away. Letting go of it ends the conversation.
public struct GraphQLSubscription: AsyncSequence, Sendable {
  /// An answer, as JSON.
  public typealias Element = [UInt8]
  /// Why no more comes.
  public typealias Failure = TransportError

  private let socket: WebSocket
  private let opening: String
  private let question: [UInt8]

  init(_ socket: WebSocket, opening: String, asking question: [UInt8]) {
    (self.socket, self.opening, self.question) = (socket, opening, question)
  }

  /// Opens the subscription, and goes from answer to answer.
  public func makeAsyncIterator() -> Iterator {
    Iterator(socket: socket, opening: opening, dialogue: GraphQLDialogue(asking: question))
  }

  /// Goes from answer to answer.
  public struct Iterator: AsyncIteratorProtocol {
    let socket: WebSocket
    var dialogue: GraphQLDialogue
    private let opening: String
    private var isOpened = false

    init(socket: WebSocket, opening: String, dialogue: GraphQLDialogue) {
      (self.socket, self.opening, self.dialogue) = (socket, opening, dialogue)
    }

    /// The next answer; `nil` when the subscription is complete.
    ///
    /// - Throws: `TransportError`: `graphql.errors` for a subscription that the server does not take, `ws.closed` when the
    ///   server closes before it is complete or says what the protocol does not have, and what a conversation fails with.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(TransportError) -> [UInt8]? {
      if !isOpened { try await socket.send(opening) }
      isOpened = true
      var messages = socket.makeAsyncIterator()
      while let message = try await messages.next(isolation: actor) {
        switch dialogue.hear(message) {
        case .say(let text): try await socket.send(text)
        case .event(let bytes, _): return bytes
        case .complete:
          try await socket.close()
          return nil
        case .refused(let reason): throw try await failure(.graphQLErrors, reason, 1000)
        case .broken(let reason): throw try await failure(.webSocketClosed, reason, 4400)
        case nil: continue
        }
      }
      let words = socket.closing.map { ": " + $0.description(in: socket.chosenProtocol) } ?? ""
      throw TransportError(
        .webSocketClosed, "the server closed before the subscription was complete" + words,
        exchange: socket.opening)
    }

    private func failure(
      _ code: ErrorCode, _ reason: String, _ closing: Int
    ) async throws(TransportError) -> TransportError {
      TransportError(code, reason, exchange: try await socket.close(closing))
    }
  }
}

extension Transport {
  /// Opens a conversation for a subscription in GraphQL. The request is an ordinary GET with its headers, credentials and
  /// options. What comes for a query or a mutation is one answer.
  ///
  /// - Parameters:
  ///   - request: where to, and with what.
  ///   - query: the document.
  ///   - operation: which of its operations is meant; none by default, where it has only one.
  ///   - variables: its variables as a JSON object; none by default.
  ///   - payload: what the server is shown before it agrees, as a JSON object: many servers want a token there, as a browser
  ///     gives them no headers of its own. None by default.
  /// - Throws: `TransportError`: what opening a WebSocket fails with; `request.body` for variables or a payload that are no
  ///   JSON object; `ws.handshake` when the server agrees to another protocol.
  public func graphQLSubscription(
    to request: Request, _ query: String, operation: String? = nil, variables: String = "{}",
    payload: String? = nil
  ) async throws(TransportError) -> GraphQLSubscription {
    for (text, problem) in [
      (variables, "the variables are no JSON object"), (payload ?? "{}", "the payload is no JSON object"),
    ] {
      guard let root = try? JSONDocument(text).root, root.kind == .object else {
        throw TransportError(
          .requestBody, problem, exchange: Exchange(request: request, startedAt: Date()))
      }
    }
    let name = operation.map { "\"operationName\":\(JSONValue.string($0).text)," } ?? ""
    let question = "{\"query\":\(JSONValue.string(query).text),\(name)\"variables\":\(variables)}"
    let socket = try await webSocket(
      to: request, WebSocketSettings(protocols: [GraphQLDialogue.protocolName]))
    guard socket.chosenProtocol == GraphQLDialogue.protocolName else {
      socket.drop()
      throw TransportError(notSpeakingGraphQL: socket.opening)
    }
    return GraphQLSubscription(
      socket, opening: GraphQLDialogue.opening(showing: payload), asking: Array(question.utf8))
  }
}

extension TransportError {
  /// A WebSocket that agrees to no subscriptions.
  package init(notSpeakingGraphQL exchange: Exchange) {
    self.init(
      .webSocketHandshake, "the server did not agree to \(GraphQLDialogue.protocolName)", exchange: exchange)
  }
}
