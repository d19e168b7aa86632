internal import ApusJSON

/// How sure it is that what was seen at a place is what is always there.
///
/// One sample is no type: a number without a fraction may have had one, a text may have looked like a date, and of null
/// nothing is known. Where a value was seen often, or its name says what it is, its form is a promise.
struct SampleEvidence {
  private let seen: JSONShape
  private let name: String

  /// So often seen, it is no chance.
  private static let many = 5

  init(_ seen: JSONShape, named name: String) {
    self.seen = seen
    self.name = name.lowercased()
  }

  /// Whether a value that does not fit may still be fine.
  func isRisk(_ mismatch: Mismatch) -> Bool {
    guard mismatch.kind != .missing else { return false }
    switch seen.form {
    case .null: return true
    case .integer:
      return mismatch.isNumber && seen.seen < Self.many && !Self.counts.contains(where: isNamed)
    case .string(let format?):
      return mismatch.kind == .value && seen.seen < Self.many && !isCertain(format)
    default: return false
    }
  }

  /// Names of whole numbers.
  private static let counts = ["id", "count", "number", "page", "size", "total", "index", "offset", "limit"]

  private func isNamed(_ word: String) -> Bool { name == word || name.hasSuffix("_" + word) }

  private func isCertain(_ format: StringFormat) -> Bool {
    switch format {
    case .dateTime, .uuid: true
    case .date, .localDateTime:
      ["date", "day", "_at", "_on", "time", "since", "until"].contains(where: name.hasSuffix)
    case .url: ["url", "uri", "href", "link"].contains(where: name.hasSuffix)
    case .email: name.hasSuffix("mail")
    }
  }
}

extension Mismatch {
  /// Whether a number was found.
  fileprivate var isNumber: Bool {
    found.utf8.first.map { $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") } ?? false
  }
}
