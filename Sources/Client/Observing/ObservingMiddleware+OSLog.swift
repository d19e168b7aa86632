#if canImport(os)
  internal import Synchronization
  internal import os

  extension ObservingMiddleware {
    /// Writes a line a request to the system's log, an error where it fails, and marks the time it takes as an interval
    /// named `request` for Instruments. In URLs, what `LoggingMiddleware` hides reads `•••`.
    ///
    /// The type check for Apple's systems covers it; no test has run it.
    ///
    /// - Parameters:
    ///   - subsystem: the app's, such as `com.example.shop`.
    ///   - category: by default `Network`.
    ///   - names: more query items whose values read `•••`, whatever their case; none by default.
    public static func osLog(
      subsystem: String, category: String = "Network", hiding names: Set<String> = []
    ) -> ObservingMiddleware {
      let marks = Signposts(Logger(subsystem: subsystem, category: category))
      return ObservingMiddleware(hiding: names) { marks.tell($0) }
    }
  }

  /// The intervals that have begun.
  private final class Signposts: Sendable {
    private let logger: Logger
    private let signposter: OSSignposter
    private let begun = Mutex<[UInt64: OSSignpostIntervalState]>([:])

    init(_ logger: Logger) {
      self.logger = logger
      signposter = OSSignposter(logger: logger)
    }

    func tell(_ event: RequestEvent) {
      let line = event.line
      switch event.kind {
      case .began:
        let id = signposter.makeSignpostID()
        let state = signposter.beginInterval("request", id: id, "\(line, privacy: .public)")
        begun.withLock { $0[event.id] = state }
      case .ended:
        if let state = begun.withLock({ $0.removeValue(forKey: event.id) }) {
          signposter.endInterval("request", state, "\(line, privacy: .public)")
        }
        if event.code == nil {
          logger.info("\(line, privacy: .public)")
        } else {
          logger.error("\(line, privacy: .public)")
        }
      }
    }
  }
#endif
