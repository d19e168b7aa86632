import ApusClient

/// Reads header lines as they arrive: heads before the final one, the final head, and what follows the body.
struct HeadParser {
  private(set) var informational: [ResponseHead] = []
  private(set) var response: ResponseHead?
  private(set) var trailers: [HeaderField] = []
  /// What the final head says, when it says so.
  private(set) var contentLength: Int?

  private let limits: Limits
  /// Whether a change to HTTP/2 was asked for, after which the answer itself follows.
  private let upgrades: Bool
  private var state = State.statusLine
  private var version = ""
  private var status = 0
  private var reason = ""
  private var fields: [HeaderField] = []
  private var byteCount = 0
  private var fieldCount = 0

  private enum State {
    case statusLine
    case fields
    case trailers
  }

  init(limits: Limits, upgrades: Bool = false) {
    self.limits = limits
    self.upgrades = upgrades
  }

  /// Takes one line with its end of line; `true` when it completes the final head.
  mutating func take(_ line: UnsafeRawBufferPointer) throws(TransferProblem) -> Bool {
    byteCount += line.count
    guard byteCount <= limits.headerBytes else {
      throw TransferProblem(.headerTooLarge, "the header is longer than \(limits.headerBytes) bytes")
    }
    let line = line.trimmingLineEnd
    switch state {
    case .statusLine:
      try takeStatusLine(line)
    case .fields where line.isEmpty:
      return try endHead()
    case .fields:
      try takeField(line)
      try checkLength()
      try checkTransferEncoding()
    case .trailers where line.isEmpty:
      break
    case .trailers:
      try takeField(line)
    }
    return false
  }

  /// `HTTP/1.1 200 OK`; the reason may be empty or missing.
  private mutating func takeStatusLine(_ line: UnsafeRawBufferPointer) throws(TransferProblem) {
    let blank = line.firstIndex(of: UInt8(ascii: " ")) ?? line.count
    let rest = UnsafeRawBufferPointer(rebasing: line.dropFirst(blank + 1))
    guard line[..<blank].starts(with: "HTTP/".utf8), let status = Self.status(rest) else {
      throw TransferProblem(.protocolStatus, "the status line is “\(text(of: line).prefix(60))”")
    }
    version = text(of: UnsafeRawBufferPointer(rebasing: line[..<blank]))
    self.status = status
    reason = text(of: UnsafeRawBufferPointer(rebasing: rest.dropFirst(4)))
    fields = []
    contentLength = nil
    state = .fields
  }

  /// Three digits that nothing follows, or a blank.
  private static func status(_ text: UnsafeRawBufferPointer) -> Int? {
    guard text.count >= 3, text.count == 3 || text[3] == UInt8(ascii: " ") else { return nil }
    var status = 0
    for byte in text.prefix(3) {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      status = status * 10 + Int(digit)
    }
    return status >= 100 ? status : nil
  }

  private mutating func takeField(_ line: UnsafeRawBufferPointer) throws(TransferProblem) {
    // A return that ends no line is a way to make two readers see two headers; libcurl stops at a zero byte.
    guard !line.contains(UInt8(ascii: "\r")) else { throw malformed(line) }
    if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
      // An obsolete folded line goes on with the value before it (RFC 9112, 5.2).
      // It counts as a field: joining very many would take time that a deadline could not end.
      guard let last = takeBackLast(), !last.saysWhereBodyEnds else { throw malformed(line) }
      try countField()
      keep(HeaderField(name: last.name, value: last.shown + " " + text(of: line.trimmingBlanks)))
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { throw malformed(line) }
    let name = text(of: UnsafeRawBufferPointer(rebasing: line[..<colon]))
    guard HTTPMethod(name) != nil else { throw malformed(line) }  // A name is a token, as a method is.
    try countField()
    let value = UnsafeRawBufferPointer(rebasing: line[(colon + 1)...]).trimmingBlanks
    keep(HeaderField(name: name, value: text(of: value)))
  }

  private mutating func keep(_ field: HeaderField) {
    if state == .trailers { trailers.append(field) } else { fields.append(field) }
  }

  private mutating func takeBackLast() -> HeaderField? {
    state == .trailers ? trailers.popLast() : fields.popLast()
  }

  private mutating func countField() throws(TransferProblem) {
    fieldCount += 1
    guard fieldCount <= limits.headerFields else {
      throw TransferProblem(.headerTooLarge, "the header has more than \(limits.headerFields) fields")
    }
  }

  private func malformed(_ line: UnsafeRawBufferPointer) -> TransferProblem {
    TransferProblem(.protocolHeader, "a header line is not “name: value”: “\(text(of: line).prefix(60))”")
  }

  /// Two lengths that differ leave no way to tell where the body ends.
  private mutating func checkLength() throws(TransferProblem) {
    guard let field = fields.last, field.isNamed("Content-Length") else { return }
    for part in field.shown.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let length = Self.length(part) else {
        throw TransferProblem(.protocolFraming, "the Content-Length is “\(field.shown.prefix(60))”")
      }
      if let other = contentLength, other != length {
        throw TransferProblem(
          .protocolFraming, "the response has two different Content-Lengths, \(other) and \(length)")
      }
      contentLength = length
    }
  }

  /// Decimal digits, perhaps with blanks; `nil` for anything else, and for more than can be counted.
  private static func length(_ text: Substring.UTF8View) -> Int? {
    var length: Int?
    for byte in text where byte != UInt8(ascii: " ") {
      let digit = byte &- UInt8(ascii: "0")
      let (shifted, isTooLong) = (length ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = shifted.addingReportingOverflow(Int(digit))
      guard digit < 10, !isTooLong, !isTooLarge else { return nil }
      length = sum
    }
    return length
  }

  /// Only chunks are offered, so anything else hides where the body ends or what it is.
  private func checkTransferEncoding() throws(TransferProblem) {
    guard let field = fields.last, field.isNamed("Transfer-Encoding") else { return }
    let codings = field.shown.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    guard codings.allSatisfy({ $0 == "chunked" || $0 == "identity" }) else {
      throw TransferProblem(
        .protocolFraming, "the Transfer-Encoding is “\(field.shown.prefix(60))”, which was not offered")
    }
  }

  private mutating func endHead() throws(TransferProblem) -> Bool {
    if contentLength != nil, fields.contains(where: { $0.isNamed("Transfer-Encoding") }) {
      throw TransferProblem(
        .protocolFraming, "the response has both a Content-Length and a Transfer-Encoding")
    }
    let head = ResponseHead(
      version: version, status: status, reason: reason, headers: HeaderFields(fields))
    guard status >= 200 || status == 101 && !upgrades else {
      informational.append(head)
      state = .statusLine
      return false
    }
    response = head
    state = .trailers
    return true
  }
}

extension HeaderField {
  /// Two readers that see a folded value of these differently see different bodies.
  fileprivate var saysWhereBodyEnds: Bool { isNamed("Content-Length") || isNamed("Transfer-Encoding") }
}

/// UTF-8, or else Latin-1, which every sequence of bytes is.
func text(of bytes: UnsafeRawBufferPointer) -> String {
  if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
  if let text = String(validating: bytes, as: UTF8.self) { return text }
  var scalars = String.UnicodeScalarView()
  for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
  return String(scalars)
}

extension UnsafeRawBufferPointer {
  fileprivate var trimmingLineEnd: UnsafeRawBufferPointer {
    var end = count
    if end > 0, self[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0, self[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: self[..<end])
  }

  fileprivate var trimmingBlanks: UnsafeRawBufferPointer {
    var start = 0
    var end = count
    while start < end, self[start] == UInt8(ascii: " ") || self[start] == UInt8(ascii: "\t") { start += 1 }
    while end > start, self[end - 1] == UInt8(ascii: " ") || self[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: self[start..<end])
  }
}
