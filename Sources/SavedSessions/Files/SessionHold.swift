internal import ApusSystem

/// Keeps every other Apus from recording into a session, for as long as this is kept. The lock goes with the process, so that
/// one that is killed leaves none.
final class SessionHold: Sendable {
  private let file: LockedFile

  /// - Parameter cassette: what the session is recorded into.
  /// - Throws: `held` where another Apus records into it. Where no lock can be had nobody is kept out, and this is `nil`.
  init?(_ cassette: String) throws(LockedFile.Failure) {
    do throws(LockedFile.Failure) {
      guard let file = try LockedFile.hold(cassette) else { return nil }
      self.file = file
    } catch {
      if error == .held { throw error }
      return nil
    }
  }

  deinit { file.close() }

  /// Whether what it holds stands there.
  func isAt(_ place: String) -> Bool { file.isAt(place) }
}
