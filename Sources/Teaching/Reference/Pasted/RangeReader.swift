internal import ApusClient
internal import ApusEncodings
internal import ApusWords

/// Parts of a resource: those that are asked for, and the one that came.
enum RangeReader {
  /// `bytes=0-99, -500`
  static func parts(asked value: String) -> [LinePart] {
    let halves = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else {
      return [.invalid(value, "a unit and = stand before the ranges: bytes=0-99 (RFC 9110, 14.1.1).")]
    }
    let unit = part(unit: halves[0].trimmingBlanks)
    let ranges = FieldList.members(String(halves[1]))
    guard unit.flaw == nil else { return [unit] + ranges.map { LinePart($0, "Its value.") } }
    return [unit] + (ranges.isEmpty ? [.invalid(value, noRange)] : ranges.map(part(range:)))
  }

  /// `bytes 0-4/20`
  static func parts(sent value: String) -> [LinePart] {
    let words = value.split(separator: " ", maxSplits: 1).map(String.init)
    let unit = part(unit: words.first ?? "")
    if words.count == 2, unit.flaw != nil { return [unit, LinePart(words[1], "Its value.")] }
    guard words.count == 2, let range = ContentRange(value) else {
      return [.invalid(value, "it is no range like bytes 0-4/20 or bytes */20 (RFC 9110, 14.4).")]
    }
    return [
      unit,
      range.bytes.map { LinePart("\($0.lowerBound)-\($0.upperBound)", span($0.lowerBound, $0.upperBound)) }
        ?? LinePart("*", "None of it: what was asked for is outside."),
      range.total.map { LinePart("\($0)", said("The whole has \($0) bytes.")) }
        ?? LinePart("*", "How long the whole is is not known yet."),
    ]
  }

  private static func part(unit: String) -> LinePart {
    unit.lowercased() == "bytes"
      ? LinePart(unit, "It is counted in bytes.")
      : .unknown(unit, "bytes are what is counted; another unit is ignored (RFC 9110, 14.2).")
  }

  private static let noRange = "it is no range like 0-99, 500- or -500 (RFC 9110, 14.1.1)."

  private static func part(range: String) -> LinePart {
    let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { $0.trimmingBlanks }
    guard ends.count == 2, ends != ["", ""], ends.allSatisfy({ $0.isEmpty || FieldReader.isNumber($0) })
    else { return .invalid(range, noRange) }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last?) where last < first:
      return .invalid(range, "it ends before it begins (RFC 9110, 14.1.1).")
    case (let first?, let last?): return LinePart(range, span(first, last))
    case (let first?, nil): return LinePart(range, said("From byte \(first) to the end."))
    default: return LinePart(range, said("The last bytes, \(ends[1]) of them."))
    }
  }

  private static func span(_ first: Int, _ last: Int) -> String {
    said("From byte \(first) to byte \(last), both included.")
  }
}
