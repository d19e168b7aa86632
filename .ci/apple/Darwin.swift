// Names of Apple's C library that the library uses, for .ci/apple-check. Nothing here does anything.

public var errno: Int32 { 0 }
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar> { fatalError() }

public let O_RDONLY: Int32 = 0
public let O_CLOEXEC: Int32 = 0
public func open(_ path: String, _ flags: Int32) -> Int32 { 0 }
public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { 0 }
public func close(_ file: Int32) -> Int32 { 0 }

public let R_OK: Int32 = 0
public func access(_ path: String, _ mode: Int32) -> Int32 { 0 }

public let S_IFMT: UInt16 = 0
public let S_IFREG: UInt16 = 0
public struct stat {
  public var st_mode: UInt16 = 0
  public var st_size: Int64 = 0
  public init() {}
  /// In C a function of the structure's name.
  public init(_ path: String, _ status: inout stat) {}
}
public func == (result: stat, value: Int) -> Bool { true }

public let AF_INET: Int32 = 0
public let AF_INET6: Int32 = 0
public struct in_addr { public init() {} }
public struct in6_addr { public init() {} }
public func inet_pton(_ family: Int32, _ text: String, _ address: UnsafeMutableRawPointer) -> Int32 { 0 }
