package import ApusJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Everything that happened for one request, from the first byte to the last. Made once, never changed.
///
/// It is what is shown, explained, recorded and replayed, and every error carries it. An exchange that failed
/// holds what had happened by then: perhaps no hop at all, perhaps a head and half a body.
public struct Exchange: Sendable {
  /// What was asked for. What went out for it is in `hops`.
  public let request: Request
  /// When the request was begun.
  public let startedAt: Date
  /// One for each request that was tried: the first, then one a redirect. Empty when nothing was tried. One without a
  /// response, with another behind it, got none on a connection that was dead, and was sent again.
  public let hops: [Hop]
  /// What came last.
  public let body: ReceivedBody
  /// What came of the same request before, where it was sent more than once.
  package var earlier: [Attempt] = []
  /// What was done about its token on the way; `nil` for most requests.
  package var renewal: TokenRenewal?
  /// What was said over a WebSocket, as far as it was to be kept; `nil` for every other exchange.
  public package(set) var conversation: WebSocketConversation? {
    get { talk?.conversation }
    set { talk = newValue.map(Talk.init) }
  }
  /// Few exchanges have any, and all are copied: one reference.
  private var talk: Talk?

  private final class Talk: Sendable {
    let conversation: WebSocketConversation
    init(_ conversation: WebSocketConversation) { self.conversation = conversation }
  }

  /// An exchange of its parts, as a transport makes it; nothing was received by default.
  public init(request: Request, startedAt: Date, hops: [Hop] = [], body: ReceivedBody = ReceivedBody()) {
    self.request = request
    self.startedAt = startedAt
    self.hops = hops
    self.body = body
  }

  /// The same exchange with another body.
  package func with(_ body: ReceivedBody) -> Exchange {
    var exchange = Exchange(request: request, startedAt: startedAt, hops: hops, body: body)
    (exchange.earlier, exchange.renewal, exchange.talk) = (earlier, renewal, talk)
    return exchange
  }

  /// The head of the final response; `nil` when there was none.
  public var response: ResponseHead? { hops.last?.response }

  /// Origins that a redirect led to, and that got the request's body as RFC 9110 has it for 307 and 308, although the
  /// origin the body was meant for is another. Credentials do not go there, but a body may hold anything.
  public var originsGivenBody: [Origin] {
    let origins = hops.filter { $0.sent.bodyByteCount > 0 }.map(\.sent.url.origin)
    var given: [Origin] = []
    for origin in origins where origin != request.url.origin && !given.contains(origin) {
      given.append(origin)
    }
    return given
  }

  /// How often the transport sent a request again because it got no answer. Only what does the same twice is.
  package var repeatCount: Int { hops.dropLast().count { $0.response == nil } }

  /// How often a response led to another request.
  package var stepCount: Int { max(0, hops.count - 1 - repeatCount) }

  /// All phases of all hops, from asking to the last byte.
  public var duration: Duration { hops.reduce(.zero) { $0 + $1.timing.total } }
}

extension Exchange {
  /// The body as JSON: its one value, or a list of the values that follow one another in it, or of the events of a stream.
  ///
  /// - Parameter text: the body as text, for whom has it already.
  /// - Throws: `SyntaxError`; its position is one in the text.
  package func document(of text: BodyText? = nil) throws(SyntaxError) -> JSONDocument {
    let bytes = (text ?? self.text).bytes
    switch bodyForm {
    case .events: return try JSONDocument(events: body.bytes)
    case .values: return try JSONDocument(sequence: bytes)
    case .value: return try JSONDocument(oneOrMore: bytes, sharedIn: body.document)
    }
  }

  package var bodyForm: ResponseHead.BodyForm { response?.bodyForm ?? .value }
}

extension JSONDocument {
  /// One value, or a list of several that follow one another, as services stream them under the name of one.
  ///
  /// - Parameter shared: where others look for the document of the same bytes; by default nobody does.
  package init(oneOrMore bytes: [UInt8], sharedIn shared: SharedDocument? = nil) throws(SyntaxError) {
    let single: SyntaxError
    do throws(SyntaxError) {
      self = try (shared ?? SharedDocument()).document(of: bytes)
      return
    } catch {
      single = error
    }
    guard single.reason == .expectedEnd else { throw single }
    do {
      self = try JSONDocument(sequence: bytes)
    } catch {
      // What stands behind the first value is the flaw, unless it was read as a second.
      throw error.position.offset > single.position.offset ? error : single
    }
  }

  /// The events of a stream: `[{"event": …, "id": …, "data": …}]`, data that is JSON as it came.
  package init(events bytes: [UInt8]) throws(SyntaxError) {
    var reader = ServerSentEventReader(limit: bytes.count + 1)
    var text: [UInt8] = []
    for event in (try? reader.events(in: bytes[...])) ?? [] {
      text.append(UInt8(ascii: text.isEmpty ? "[" : ","))
      text += "{\"event\":".utf8
      JSONString.appendQuoted(event.type, to: &text)
      text += ",\"id\":".utf8
      if event.id.isEmpty { text += "null".utf8 } else { JSONString.appendQuoted(event.id, to: &text) }
      text += ",\"data\":".utf8
      if (try? JSONDocument(event.data)) != nil {
        text += event.data.utf8
      } else {
        JSONString.appendQuoted(event.data, to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
    try self.init(text.isEmpty ? Array("[]".utf8) : text + [UInt8(ascii: "]")])
  }
}
