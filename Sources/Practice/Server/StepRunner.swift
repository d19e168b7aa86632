/// Carries steps out.
struct StepRunner {
  enum Ending {
    case done
    case close
    case reset
  }

  let channel: Channel
  /// Whether each piece is sent as a chunk, instead of as it is.
  var isChunked = false
  /// For HEAD: nothing after the first blank line is sent.
  var stopsAfterHead = false

  func run(_ steps: any Sequence<Step>) throws -> Ending {
    var head = HeadCutter(isActive: stopsAfterHead)
    for step in steps {
      if head.isComplete { return .close }
      switch step {
      case .send(let bytes): try send(bytes, &head)
      case .again(let bytes, let times):
        var left = times ?? .max
        while left > 0, !head.isComplete {
          try send(bytes, &head)
          left -= 1
        }
      case .drip(let bytes, let interval):
        for byte in bytes where !head.isComplete {
          try send([byte], &head)
          try channel.pause(interval)
        }
      case .wait(let duration): try channel.pause(duration)
      case .hold: try channel.hold()
      case .reset: return .reset
      case .close: return .close
      }
    }
    return .done
  }

  private func send(_ bytes: [UInt8], _ head: inout HeadCutter) throws {
    let bytes = head.admit(bytes)
    try channel.send(isChunked ? Self.chunk(bytes) : bytes)
  }

  private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.isEmpty { return [] }
    return Array((String(bytes.count, radix: 16) + "\r\n").utf8) + bytes + [0x0d, 0x0a]
  }
}

/// Lets bytes through up to the end of a response's head, when active.
private struct HeadCutter {
  let isActive: Bool
  private(set) var isComplete = false
  private var matched = 0
  private var isInterim = false
  private var line: [UInt8] = []

  init(isActive: Bool) { self.isActive = isActive }

  mutating func admit(_ bytes: [UInt8]) -> [UInt8] {
    guard isActive, !isComplete else { return bytes }
    for (index, byte) in bytes.enumerated() {
      noteLineStart(byte)
      let expected: UInt8 = matched % 2 == 0 ? 0x0d : 0x0a
      matched = byte == expected ? matched + 1 : (byte == 0x0d ? 1 : 0)
      guard matched == 4 else { continue }
      matched = 0
      line = []
      if isInterim { continue }
      isComplete = true
      return Array(bytes[...index])
    }
    return bytes
  }

  /// A response that begins with `HTTP/1.1 1` is followed by the one that was asked for.
  private mutating func noteLineStart(_ byte: UInt8) {
    guard line.count < 10 else { return }
    line.append(byte)
    if line.count == 10 { isInterim = line == Array("HTTP/1.1 1".utf8) }
  }
}
