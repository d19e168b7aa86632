internal import ApusRecordings
internal import Dispatch
internal import Synchronization

/// What a thread waits for while a task asks.
final class AwaitedRecording: Sendable {
  private let recording = Mutex<Recording?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func came(_ recording: Recording) {
    self.recording.withLock { $0 = recording }
    isThere.signal()
  }

  /// Once.
  func wait() -> Recording? {
    isThere.wait()
    return recording.withLock { $0 }
  }
}
