import ApusClient

extension TransferProblem {
  /// The same, with the line that some bytes begin with, or the beginning of a long one.
  func about(_ bytes: UnsafeRawBufferPointer) -> TransferProblem {
    let line = bytes.prefix(400).prefix { $0 != UInt8(ascii: "\n") }
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    var problem = self
    problem.line = text.isEmpty ? nil : Array(text)
    return problem
  }
}
