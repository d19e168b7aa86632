internal import ApusEncodings

/// Keeps answers, and asks the server each time whether they are still the same: a 304 is then answered with what was kept.
///
///     let client = APIClient(service: shop, transport: transport, middleware: [ETagCache()])
///     let reply = try await client.reply(to: Fruits())
///     if !reply.isUnchanged { show(reply.value) }
///
/// Nothing is answered without the server: what it saves is the way of the body. Only answers to GET with a status of
/// 200 and an `ETag` or a `Last-Modified` are kept, in memory bodies alone, and none with `no-store` or `Vary: *`. A
/// request that has a condition of its own, or asks for a range, passes.
///
/// Answers are kept apart by their URL, by whom a credential names, and by the headers that `Vary` names, as they are where
/// the cache stands: put it behind what adds credentials. Copies share what they keep. `Set-Cookie` is never kept.
public struct ETagCache: Middleware {
  private let store: any AnswerStore

  /// Keeps answers in memory, as long as this or a copy of it is there.
  ///
  /// - Parameter byteLimit: As many bytes of bodies are kept in all, those that were not asked for longest given up first.
  ///   16 MiB by default.
  public init(byteLimit: Int = 16 << 20) { store = MemoryAnswers(byteLimit: byteLimit) }

  /// Keeps answers in a folder, between runs of the app. Its files are for their owner only, and their names say nothing
  /// of what is in them.
  ///
  /// - Parameters:
  ///   - folder: where; it is made when it is needed. The folder is for nothing else.
  ///   - byteLimit: As many bytes are kept in all, those that are oldest given up first. 64 MiB by default.
  public init(folder: String, byteLimit: Int = 64 << 20) {
    store = FolderAnswers(folder: folder, byteLimit: byteLimit)
  }

  /// Forgets all that is kept, as when somebody logs out.
  public func removeAll() { store.removeAll() }

  /// Sends the request on, with the condition that what is kept has.
  ///
  /// - Throws: what `next` throws. That nothing can be kept is no failure.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    guard request.mayBeKept else { return try await next.send(request) }
    let key = Self.key(of: request)
    let kept = store.answer(for: key).flatMap { $0.fits(request) ? $0 : nil }
    var conditional = request
    if let kept {
      if let tag = kept.head.headers["ETag"] {
        conditional.headers = conditional.headers.setting("If-None-Match", tag)
      } else if let changed = kept.head.headers["Last-Modified"] {
        conditional.headers = conditional.headers.setting("If-Modified-Since", changed)
      }
    }
    let exchange = try await next.send(conditional)
    if let kept, exchange.response?.status == 304 {
      let fresh = kept.updated(by: exchange)
      store.keep(fresh, for: key)
      return fresh.exchange(after: exchange)
    }
    if let answer = KeptAnswer(of: exchange, to: request) {
      store.keep(answer, for: key)
    } else if exchange.response.map({ $0.isSuccess || $0.status == 404 || $0.status == 410 }) == true {
      store.remove(key)
    }
    return exchange
  }

  /// Says nothing of what is in it, so that it may name a file.
  private static func key(of request: Request) -> String {
    let credentials = request.headers.filter(\.saysWhoAsks).map { field in
      switch field.value {
      case .text(let text): "\(field.name.lowercased()): \(text)"
      case .secret(let secret): "\(field.name.lowercased()): \(secret.reveal())"
      }
    }
    let whole = ([request.url.text] + credentials.sorted()).joined(separator: "\n")
    return Hex.digits(of: SHA256.hash(Array(whole.utf8)))
  }
}

extension Request {
  fileprivate var mayBeKept: Bool {
    guard method == .get, case .memory = options.delivery, body == nil else { return false }
    let conditions = [
      "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range", "Range",
    ]
    return !conditions.contains(where: headers.contains) && !headers.forbidKeeping
  }
}

extension HeaderField {
  /// Whether it is kept as a part of a key alone, which does not say it.
  var saysWhoAsks: Bool { isCredential || isNamed("Cookie") }
}

extension HeaderFields {
  /// Whether nothing may be kept of it.
  var forbidKeeping: Bool {
    values(of: "Cache-Control").contains { $0.lowercased().contains("no-store") }
  }
}
