internal import ApusEncodings

/// Who a request says it comes from. Any token will do, but three have a meaning.
enum Token: Equatable {
  case none
  /// `bad` or `expired`.
  case rejected
  /// `norights`.
  case withoutRights
  case accepted

  /// Reads `Authorization: Bearer …`, `token …`, or the password (else the name) of `Basic …`.
  init(_ call: Call) {
    guard let text = Self.text(of: call) else {
      self = .none
      return
    }
    switch text {
    case "bad", "expired", "": self = .rejected
    case "norights": self = .withoutRights
    default: self = .accepted
    }
  }

  var isAccepted: Bool { self == .accepted || self == .withoutRights }

  /// The token itself; empty when the header cannot be read, and nil without one.
  static func text(of call: Call) -> String? { call.header("Authorization").map(text) }

  private static func text(_ header: String) -> String {
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return "" }
    let value = parts[1].trimmingBlanks
    switch parts[0].lowercased() {
    case "bearer", "token": return value
    case "basic":
      let names = String(decoding: Base64.strictlyDecoded(value) ?? [], as: UTF8.self)
        .split(separator: ":", maxSplits: 1)
      return String(names.last ?? "")
    default: return ""
    }
  }
}
