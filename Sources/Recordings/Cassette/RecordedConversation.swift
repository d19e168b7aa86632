internal import ApusClient
internal import ApusJSON
internal import Synchronization

/// A recorded conversation, held again: what is said is answered with what was said after the message in the same place.
struct RecordedConversation {
  private let recording: Recording
  private let conversation: WebSocketConversation
  /// What the server said before the first message, and behind each.
  private let groups: [[MadeConversation.Reply]]
  private let sent: [WebSocketMessage]

  /// `nil` for an exchange without one.
  init?(_ recording: Recording) {
    guard let conversation = recording.exchange.conversation else { return nil }
    (self.recording, self.conversation) = (recording, conversation)
    var groups: [[MadeConversation.Reply]] = [[]]
    for entry in conversation.entries {
      if entry.isSent {
        groups.append([])
      } else {
        groups[groups.count - 1].append(.say(entry.message, at: entry.at))
      }
    }
    // Who reads what was said finds out again that it ended badly, or lists errors.
    if let failure = recording.failure, ![.webSocketClosed, .graphQLErrors].contains(failure.code) {
      groups[groups.count - 1].append(.fail(failure.code, failure.message))
    } else if let closing = conversation.closing, conversation.isClosedByServer {
      groups[groups.count - 1].append(.close(closing))
    }
    self.groups = groups
    sent = conversation.entries.filter(\.isSent).map(\.message)
  }

  /// Holds it for whoever talks now.
  ///
  /// - Throws: `replay.missing` for a message of another shape than the recorded one, or one more than there were; and
  ///   what the conversation failed with.
  func hold(_ request: Request, over line: WebSocketLine) async throws(TransportError) -> Exchange {
    let place = Mutex(0)
    var made = MadeConversation(greeting: groups.first ?? []) { [groups, sent] message in
      let number = place.withLock { place in
        place += 1
        return place
      }
      guard number < groups.count else {
        return [.fail(.replayMissing, "message \(number) was not recorded: there were \(sent.count)")]
      }
      guard message.isLike(sent[number - 1]) else {
        return [.fail(.replayMissing, "message \(number) is of another shape than the recorded one")]
      }
      return groups[number]
    }
    if let head = recording.exchange.response { made.head = head }
    made.place = recording.exchange
    made.answerToClose = conversation.closing
    return try await made.hold(request, over: line)
  }
}

extension WebSocketMessage {
  /// Whether it is of the same shape: JSON with the same keys, or text, or bytes.
  fileprivate func isLike(_ other: WebSocketMessage) -> Bool {
    switch (self, other) {
    case (.binary, .binary): return true
    case (.text(let text), .text(let other)):
      let documents = (try? JSONDocument(text), try? JSONDocument(other))
      guard let one = documents.0, let two = documents.1 else {
        return documents.0 == nil && documents.1 == nil
      }
      return one.root.isLike(two.root)
    default: return false
    }
  }
}

extension Node {
  fileprivate func isLike(_ other: Node) -> Bool {
    guard kind == other.kind else { return kind != .object && other.kind != .object }
    guard kind == .object else { return true }
    let (own, others) = (Array(members), Array(other.members))
    guard Set(own.map(\.name)) == Set(others.map(\.name)) else { return false }
    return own.allSatisfy { member in other[member.name].map { member.value.isLike($0) } ?? false }
  }
}
