package import ApusClient
internal import Synchronization

/// A body that is too long to be held while a program waits for it: it goes there as it comes.
package final class PassingBody: Sendable {
  private struct State {
    var hasBegun = false
    var problem: SinkClosed?
  }

  private let out: any ByteSink
  private let file: FileSink?
  private let holding: (byteCount: Int, patience: Duration?)
  private let savesErrors: Bool
  /// Whether what moves can be told on the screen meanwhile.
  package let leavesScreen: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - file: the one behind `out`, if any: an error's body goes there only when that is wanted.
  ///   - holding: how much is held until it is whole, and how long.
  ///   - leavesScreen: whether nobody writes to the screen meanwhile, as a command behind `|` may.
  package init(
    to out: any ByteSink, file: FileSink?, holding: (byteCount: Int, patience: Duration?), leavesScreen: Bool,
    savesErrors: Bool
  ) {
    self.out = out
    self.file = file
    self.holding = holding
    self.leavesScreen = leavesScreen
    self.savesErrors = savesErrors
  }

  /// Has a request's body come here once it is more than is held.
  ///
  /// - Parameter begin: called before the first of it goes on, where the screen is somebody else's then.
  package func attach(to request: inout Request, _ begin: @escaping @Sendable () -> Void = {}) {
    var overflow = Overflow { bytes in
      if !self.leavesScreen, !self.hasBegun { begin() }
      return self.take(bytes)
    }
    overflow.limit = holding.byteCount
    overflow.patience = holding.patience
    let isChosen = file != nil && !savesErrors
    overflow.takes = { !isChosen || $0.status < 300 }
    request.options.delivery = .overflowing(overflow)
  }

  /// Whether it was too long, so that what is here of it is shown already.
  package var hasBegun: Bool { state.withLock { $0.hasBegun } }

  /// Why it stopped before the body's end, when nobody wanted more of it.
  package var problem: SinkClosed? { state.withLock { $0.problem } }

  private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    state.withLock { state in
      state.hasBegun = true
      do throws(SinkClosed) {
        try out.write(bytes)
        return true
      } catch {
        state.problem = error
        return false
      }
    }
  }
}
