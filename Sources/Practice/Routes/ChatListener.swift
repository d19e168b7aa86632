import ApusClient
import Synchronization

/// One who listens: where they are in what was said.
final class ChatListener: Sendable {
  private let room: ChatRoom
  private let heard: Mutex<Int>

  init(in room: ChatRoom) {
    self.room = room
    heard = Mutex(room.count)
  }

  /// What was said since.
  func news() -> [SocketScript.Saying] {
    heard.withLock { heard in
      let (lines, count) = room.lines(behind: heard)
      heard = count
      return lines.map { .message(.text($0)) }
    }
  }
}
