// Names of Apple's C library that the library uses, for .ci/apple-check. Nothing here does anything.

public var errno: Int32 { 0 }
public let EINTR: Int32 = 0
public let EINVAL: Int32 = 0
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar> { fatalError() }

public typealias mode_t = UInt16
public typealias off_t = Int64

// Files.
public let O_RDONLY: Int32 = 0
public let O_WRONLY: Int32 = 0
public let O_CREAT: Int32 = 0
public let O_EXCL: Int32 = 0
public let O_NOFOLLOW: Int32 = 0
public let O_NONBLOCK: Int32 = 0
public let O_CLOEXEC: Int32 = 0
public func open(_ path: String, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { 0 }
public func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { 0 }
public let SEEK_SET: Int32 = 0
public func lseek(_ file: Int32, _ offset: off_t, _ from: Int32) -> off_t { 0 }
@discardableResult public func ftruncate(_ file: Int32, _ length: off_t) -> Int32 { 0 }
@discardableResult public func close(_ file: Int32) -> Int32 { 0 }
public let F_SETFL: Int32 = 0
@discardableResult public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }

// Names.
public let R_OK: Int32 = 0
public let W_OK: Int32 = 0
public let X_OK: Int32 = 0
public func access(_ path: String, _ mode: Int32) -> Int32 { 0 }
@discardableResult public func rename(_ path: String, _ place: String) -> Int32 { 0 }
@discardableResult public func unlink(_ path: String) -> Int32 { 0 }
@discardableResult public func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { 0 }
public func realpath(_ path: String, _ room: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
public func free(_ memory: UnsafeMutableRawPointer?) {}

public let S_IFMT: mode_t = 0
public let S_IFREG: mode_t = 0
public struct stat {
  public var st_mode: mode_t = 0
  public var st_size: off_t = 0
  public init() {}
  /// In C a function of the structure's name.
  public init(_ path: String, _ status: inout stat) {}
}
public func == (result: stat, value: Int) -> Bool { true }

// Addresses.
public let AF_INET: Int32 = 0
public let AF_INET6: Int32 = 0
public struct in_addr { public init() {} }
public struct in6_addr { public init() {} }
public func inet_pton(_ family: Int32, _ text: String, _ address: UnsafeMutableRawPointer) -> Int32 { 0 }
