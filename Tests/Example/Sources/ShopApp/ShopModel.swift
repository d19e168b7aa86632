import ApusClient
import Foundation

/// What a screen shows. Requests are built, sent and decoded elsewhere; what comes of them arrives on the main actor.
@MainActor
public final class ShopModel {
  public private(set) var isSignedIn = false
  public private(set) var names: [String] = []
  /// How much of a photo has gone out, from 0 to 1.
  public private(set) var progress = 0.0
  /// What went wrong last, for people.
  public private(set) var message: String?

  private let client: APIClient<Shop>

  /// - Parameters:
  ///   - token: the one that was kept; when the server does not take it any more, another is asked for.
  ///   - transport: `URLSessionTransport()` in the app, and a recording in its tests.
  public init(token: Secret?, transport: any Transport) {
    let shop = Shop()
    let accounts = APIClient(service: shop, transport: transport)
    let login = TokenRefresh(token: token, for: shop.baseURL.origin) { _ in
      Secret(try await accounts.send(Shop.NewToken(code: "abcd", secret: "sesame-1234")).token)
    }
    client = APIClient(service: shop, transport: transport, middleware: [RetryMiddleware(), login])
  }

  public func signIn() async {
    do { isSignedIn = try await client.send(Shop.Account()).authenticated } catch { show(error) }
  }

  /// Shows each page as soon as it is there.
  public func loadItems() async {
    names = []
    do {
      for try await page in client.pages(
        of: Shop.Items(), by: .cursor(parameter: "cursor", at: ".next_cursor"))
      {
        names += page.value.items.map(\.name)
      }
    } catch {
      show(error)
    }
  }

  public func upload(_ photo: [UInt8]) async {
    progress = 0
    let (steps, step) = AsyncStream.makeStream(of: TransferProgress.self)
    let showing = Task {
      for await now in steps { progress = Double(now.sent) / Double(max(1, now.toSend ?? 1)) }
    }
    do {
      _ = try await client.send(Shop.Photo(bytes: photo), headers: [:]) { options in
        options.onProgress = { step.yield($0) }
      }
    } catch {
      show(error)
    }
    step.finish()
    await showing.value
  }

  private func show(_ error: any Error) {
    // Somebody left the screen: there is nothing to tell.
    if let failure = error as? any APIFailure, failure.isCancelled { return }
    message = error.localizedDescription
  }
}
