internal import ApusClient

/// How far a request came, stage by stage.
package struct RequestProgress: Sendable, Hashable {
  package enum Fate: Sendable, Hashable {
    case passed, failed, unreached
  }

  package struct Step: Sendable, Hashable {
    package let stage: Stage
    package let fate: Fate
    /// How often, when that is more than once.
    package var count = 1
  }

  package let steps: [Step]

  package init(of incident: Incident) {
    let isBroken = incident.exchange.map(JSONBody.isBroken) ?? false
    let failed =
      incident.failure.map { Self.stage(of: $0.code, incident.exchange) } ?? (isBroken ? .decode : nil)
    let last = failed ?? Self.lastStage(of: incident.exchange)
    steps = Self.stages(of: incident, failed: failed).map { stage in
      let fate: Fate =
        stage == failed ? .failed : stage <= last ? .passed : .unreached
      let redirects = max(1, incident.exchange?.stepCount ?? 0)
      return Step(stage: stage, fate: fate, count: stage == .redirect ? redirects : 1)
    }
  }

  /// The stage a failure belongs to; `nil` for a success.
  package var failedStage: Stage? { steps.first { $0.fate == .failed }?.stage }

  /// The stages that such a request goes through.
  private static func stages(of incident: Incident, failed: Stage?) -> [Stage] {
    let exchange = incident.exchange
    // A file was read, and nothing was asked of anybody.
    if exchange == nil, let failed, failed >= .status { return [.parse, .read, failed] }
    return Stage.allCases.filter { stage in
      if stage == failed { return true }
      switch stage {
      case .connect: return exchange?.hops.last?.connection?.isReused != true
      case .tls: return exchange?.hops.contains { $0.sent.url.scheme == "https" } ?? false
      case .redirect: return (exchange?.stepCount ?? 0) > 0
      case .decode: return exchange.map(JSONBody.isPromised) ?? true || failed.map { $0 < .decode } ?? false
      case .check: return false
      default: return true
      }
    }
  }

  /// How far a success came: a body that is no JSON is not decoded.
  private static func lastStage(of exchange: Exchange?) -> Stage {
    guard let exchange else { return .parse }
    return JSONBody.isPromised(exchange) ? .decode : .status
  }

  private static func stage(of code: ErrorCode, _ exchange: Exchange?) -> Stage {
    switch code.stage {
    case .usage: .parse
    case .build: .build
    case .redirect: .redirect
    case .status: .status
    case .decode: .decode
    case .read: code == .bodyEmpty ? .decode : code == .protocolStatus ? .wait : .read
    case .connect, .time:
      code.name.hasPrefix("tls.") ? .tls : exchange.map(reached) ?? .connect
    default: .check
    }
  }

  /// The stage at which an exchange without a whole response stopped.
  private static func reached(_ exchange: Exchange) -> Stage {
    guard let hop = exchange.hops.last else { return .connect }
    if hop.response != nil { return .read }
    if hop.timing.request != nil || hop.connection?.isReused == true { return .wait }
    guard hop.connection != nil || hop.timing.tls != nil else { return .connect }
    return hop.sent.url.scheme == "https" && hop.connection?.tlsVersion == nil ? .tls : .send
  }
}
