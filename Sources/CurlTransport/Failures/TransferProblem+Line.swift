import APIClient

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

/// Thrown where enough of a body has been read; no failure.
struct Enough: Error {}

/// What made a hop end.
enum HopEnding {
  /// libcurl is done, with this result.
  case libcurl(Int)
  case cancelled
  case deadline(Deadline)
}

enum Deadline {
  case connect
  case idle
  case total
}

/// What follows the end of a hop.
enum Outcome {
  case next
  case success
  case failure(TransferProblem)
}
