internal import ApusEncodings
internal import ApusJSON

/// A check as it is typed here: `status 200`, `.id == 7`.
struct CheckLine {
  let text: String

  /// `nil` for what cannot be checked so.
  init?(_ check: CollectedCheck) {
    switch (check.source, check.relation) {
    case (.status, .compares("==", let status)): text = "status \(status)"
    case (.json(let path), .exists): text = Self.typed(path)
    case (.json(let path), .compares(let sign, let literal)): text = "\(Self.typed(path)) \(sign) \(literal)"
    case (.header(let name), .exists): text = "header \(name)"
    case (.header(let name), .compares(let sign, let literal)): text = "header \(name) \(sign) \(literal)"
    case (.duration, .compares(let sign, let literal)) where ["<", "<="].contains(sign):
      text = "time < \(literal)ms"
    default: return nil
    }
  }

  /// A path as it begins a line: with a dot.
  static func typed(_ path: String) -> String { path.hasPrefix(".") ? path : "." + path }
}
