import ApusSystem

/// The keys of a terminal as Unicode scalars: reads in blocks, decodes UTF-8, and waits for a wake-up at the same time.
struct KeyInput {
  private let descriptor: Descriptor
  private let wakeup: Wakeup
  private var bytes: [UInt8] = []
  private var next = 0
  private var returned: [Unicode.Scalar] = []

  init(descriptor: Int32, wakeup: Wakeup) {
    self.descriptor = Descriptor(descriptor)
    self.wakeup = wakeup
  }

  enum Event {
    case key(Unicode.Scalar)
    case woken(Set<Wakeup.Reason>)
    /// The input ended or the terminal hung up.
    case end
  }

  /// Whether a key can be had without waiting, or within `milliseconds`.
  func hasPending(within milliseconds: Int32 = 0) -> Bool {
    if !returned.isEmpty || next < bytes.count { return true }
    return (try? Readiness.wait(for: descriptor, .reading, milliseconds: milliseconds)) ?? false
  }

  /// Puts keys back, to be read before all others.
  mutating func putBack(_ keys: [Unicode.Scalar]) {
    returned.append(contentsOf: keys.reversed())
  }

  /// Waits for a key or a wake-up.
  mutating func read() -> Event {
    if let key = returned.popLast() { return .key(key) }
    while true {
      if let key = decode() { return .key(key) }
      switch fill() {
      case .more: continue
      case .woken(let reasons): return .woken(reasons)
      case .end: return next < bytes.count ? .key(repairOne()) : .end
      }
    }
  }

  private enum Filled {
    case more
    case woken(Set<Wakeup.Reason>)
    case end
  }

  private mutating func fill() -> Filled {
    var entries = [
      Readiness.Entry(descriptor, .reading), Readiness.Entry(wakeup.pipe.readEnd, .reading),
    ]
    guard let isReady = try? Readiness.wait(for: &entries) else { return .end }
    if entries[1].isReady { return .woken(wakeup.drain()) }
    guard isReady else { return .more }
    bytes.removeFirst(next)
    next = 0
    var block = [UInt8](repeating: 0, count: 4096)
    let count: Int
    do {
      count = try descriptor.read(into: &block)
    } catch {
      return error.passes ? .more : .end
    }
    bytes += block[..<count]
    return count > 0 ? .more : .end
  }

  /// The next whole scalar; `nil` when more bytes are needed. A byte that cannot belong to UTF-8 becomes U+FFFD.
  private mutating func decode() -> Unicode.Scalar? {
    guard next < bytes.count else { return nil }
    if bytes[next] < 0x80 {
      defer { next += 1 }
      return Unicode.Scalar(bytes[next])
    }
    let length = Self.length(from: bytes[next])
    if bytes.count - next < length {
      let isCut = bytes[next...].dropFirst().allSatisfy { $0 & 0xc0 == 0x80 }
      return isCut ? nil : repairOne()
    }
    let slice = bytes[next..<next + length]
    guard let text = String(validating: slice, as: UTF8.self), let scalar = text.unicodeScalars.first else {
      return repairOne()
    }
    next += length
    return scalar
  }

  private mutating func repairOne() -> Unicode.Scalar {
    next += 1
    while next < bytes.count, bytes[next] & 0xc0 == 0x80 { next += 1 }
    return "\u{fffd}"
  }

  private static func length(from lead: UInt8) -> Int {
    switch lead {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: 1
    }
  }
}
