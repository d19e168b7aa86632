import Foundation

/// A port of this machine where nothing listens. It stays taken as long as the tests run, so that nobody else can
/// listen there meanwhile.
enum DeafPort {
  static let number: Int = {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        _ = bind(file, pointer, length)
        _ = getsockname(file, pointer, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }()
}
