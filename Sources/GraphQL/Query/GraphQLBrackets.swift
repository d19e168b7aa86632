/// The brackets of a document, as they open and close one after the other.
struct GraphQLBrackets {
  private var open: [(sign: UInt8, place: Int)] = []
  /// The first that is still open where one around it closes.
  private(set) var forgotten: Int?
  /// The first that closes nothing.
  private(set) var surplus: Int?

  var areClosed: Bool { open.isEmpty }
  /// One that is not closed, as far as was read; `nil` where all are.
  var unclosed: Int? { forgotten ?? open.last?.place }

  /// - Returns: whether a bracket closes here.
  mutating func take(_ token: GraphQLToken) -> Bool {
    guard case .sign(let sign) = token.kind else { return false }
    if "{([".utf8.contains(sign) { open.append((sign, token.range.lowerBound)) }
    guard "})]".utf8.contains(sign) else { return false }
    guard let last = open.last else {
      surplus = surplus ?? token.range.lowerBound
      return true
    }
    // One that fits nothing that is open was most likely meant for the last of it.
    let opening = open.lastIndex { Self.closing($0.sign) == sign } ?? open.count - 1
    if opening < open.count - 1 { forgotten = forgotten ?? last.place }
    open.removeSubrange(opening...)
    return true
  }

  private static func closing(_ sign: UInt8) -> UInt8 {
    switch Unicode.Scalar(sign) {
    case "{": UInt8(ascii: "}")
    case "(": UInt8(ascii: ")")
    default: UInt8(ascii: "]")
    }
  }
}
