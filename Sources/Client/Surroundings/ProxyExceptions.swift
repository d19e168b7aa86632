internal import ApusSystem

/// The hosts of `no_proxy`: names, which mean the hosts below them too, addresses, and networks such as
/// `192.168.0.0/16`. A `*` alone is every host.
struct ProxyExceptions {
  private let entries: [Substring]

  init(_ text: String) { entries = text.lowercased().split { $0 == "," || $0 == " " } }

  func contain(_ host: String) -> Bool {
    if entries == ["*"] { return true }
    let host = host.lowercased().withoutDot(at: .end)
    let address = IPAddress(host)
    return entries.contains { entry in
      if let address { return Network(entry)?.contains(address) ?? false }
      let name = String(entry).withoutDot(at: .start).withoutDot(at: .end)
      return !name.isEmpty && IPAddress(name) == nil && (host == name || host.hasSuffix("." + name))
    }
  }
}

private struct Network {
  private let start: IPAddress
  private let bits: Int

  init?(_ text: Substring) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let start = parts.first.flatMap({ IPAddress($0.withoutBrackets) }) else { return nil }
    let whole = start.bytes.count * 8
    guard parts.count > 1 else {
      (self.start, bits) = (start, whole)
      return
    }
    guard let bits = Int(parts[1]), (0...whole).contains(bits) else { return nil }
    (self.start, self.bits) = (start, bits)
  }

  func contains(_ address: IPAddress) -> Bool {
    guard address.bytes.count == start.bytes.count else { return false }
    return zip(address.bytes, start.bytes).enumerated().allSatisfy { index, pair in
      let left = min(8, max(0, bits - index * 8))
      let mask = UInt8(truncatingIfNeeded: 0xff00 >> left)
      return pair.0 & mask == pair.1 & mask
    }
  }
}

extension String {
  fileprivate enum End { case start, end }

  fileprivate func withoutDot(at end: End) -> String {
    switch end {
    case .start: hasPrefix(".") ? String(dropFirst()) : self
    case .end: hasSuffix(".") ? String(dropLast()) : self
    }
  }
}

extension Substring {
  fileprivate var withoutBrackets: Substring {
    hasPrefix("[") && hasSuffix("]") ? dropFirst().dropLast() : self
  }
}
