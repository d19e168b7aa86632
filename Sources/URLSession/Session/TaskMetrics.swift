#if !canImport(FoundationNetworking)
  import ApusClient
  import Foundation
  import Synchronization

  /// Where the time went, as Apple's URLSession measures it. On Linux it does not.
  extension HopTransfer {
    func measured(_ metrics: URLSessionTaskTransactionMetrics) {
      let timing = Timing(metrics)
      let connection = Connection(metrics)
      let version = ResponseHead.version(of: metrics.networkProtocolName)
      state.withLock { state in
        guard !state.isFinished else { return }
        state.outcome.timing = timing
        state.outcome.connection = connection
        state.outcome.response = state.outcome.response.map { head in
          ResponseHead(version: version, status: head.status, reason: head.reason, headers: head.headers)
        }
      }
    }
  }

  extension Timing {
    fileprivate init(_ metrics: URLSessionTaskTransactionMetrics) {
      self.init()
      dns = Self.between(metrics.domainLookupStartDate, metrics.domainLookupEndDate)
      connect = Self.between(
        metrics.connectStartDate, metrics.secureConnectionStartDate ?? metrics.connectEndDate)
      tls = Self.between(metrics.secureConnectionStartDate, metrics.secureConnectionEndDate)
      request = Self.between(metrics.requestStartDate, metrics.requestEndDate)
      wait = Self.between(metrics.requestEndDate, metrics.responseStartDate)
      download = Self.between(metrics.responseStartDate, metrics.responseEndDate)
    }

    private static func between(_ start: Date?, _ end: Date?) -> Duration? {
      guard let start, let end else { return nil }
      return .seconds(end.timeIntervalSince(start))
    }
  }

  extension Connection {
    fileprivate init(_ metrics: URLSessionTaskTransactionMetrics) {
      self.init(
        remoteAddress: metrics.remoteAddress, remotePort: metrics.remotePort,
        isReused: metrics.isReusedConnection)
    }
  }

  extension ResponseHead {
    fileprivate static func version(of name: String?) -> String {
      switch name {
      case "h2": "HTTP/2"
      case "h3": "HTTP/3"
      default: name?.uppercased() ?? ""
      }
    }
  }
#endif
