#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An IP address as its bytes: four or sixteen.
package struct IPAddress: Sendable, Hashable {
  package let bytes: [UInt8]

  /// `nil` when the text, without brackets, is no address in full: `127.1` is none.
  package init?(_ text: some StringProtocol) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, String(text), &bytes) == 1 {
      self.bytes = Array(bytes.prefix(4))
    } else if inet_pton(AF_INET6, String(text), &bytes) == 1 {
      self.bytes = bytes
    } else {
      return nil
    }
  }

  package var isVersion6: Bool { bytes.count == 16 }
}
