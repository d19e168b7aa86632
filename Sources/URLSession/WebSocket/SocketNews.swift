#if !canImport(FoundationNetworking)
  import ApusClient
  import Foundation

  /// What URLSession's callbacks and the deadlines say of one WebSocket, in the order in which they say it.
  final class SocketNews: Sendable {
    enum Item: Sendable {
      case opened
      case closed(WebSocketClosing)
      case completed((any Error)?)
      case late(TransferProblem)
    }

    let items: AsyncStream<Item>
    private let continuation: AsyncStream<Item>.Continuation

    init() { (items, continuation) = AsyncStream.makeStream(of: Item.self) }

    func tell(_ item: Item) { continuation.yield(item) }

    /// Tells what is late, unless the task that is returned is cancelled before.
    func alarm(after patience: Duration?, _ problem: TransferProblem) -> Task<Void, Never>? {
      guard let patience else { return nil }
      return Task {
        guard (try? await Task.sleep(for: patience)) != nil else { return }
        tell(.late(problem))
      }
    }
  }
#endif
