#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An address of four numbers, such as 127.0.0.1.
package struct IPv4Address: Sendable, Hashable, CustomStringConvertible {
  package let number: UInt32

  package init(number: UInt32) { self.number = number }

  /// `nil` when the text is not four numbers in full.
  package init?(_ text: some StringProtocol) {
    guard let address = IPAddress(text), !address.isVersion6 else { return nil }
    number = address.bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  package static let loopback = IPv4Address(number: 0x7f00_0001)
  /// All that a machine has.
  package static let any = IPv4Address(number: 0)

  /// Whether only programs of this machine reach it: 127.0.0.0/8.
  package var isLoopback: Bool { number >> 24 == 127 }

  package var description: String {
    [24, 16, 8, 0].map { "\(number >> $0 & 0xff)" }.joined(separator: ".")
  }

  /// Those by which other machines may reach this one, in order.
  package static var ofThisMachine: [IPv4Address] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: Set<UInt32> = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else { continue }
      let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr.s_addr }
      found.insert(UInt32(bigEndian: number))
    }
    return found.map(IPv4Address.init(number:)).filter { !$0.isLoopback }.sorted { $0.number < $1.number }
  }
}
