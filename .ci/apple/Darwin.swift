// Names of Apple's C library that the library uses, for .ci/apple-check. Nothing here does anything.

public var errno: Int32 {
  get { 0 }
  set {}
}
public let EINTR: Int32 = 0
public let EAGAIN: Int32 = 0
public let EWOULDBLOCK: Int32 = 0
public let ENOENT: Int32 = 0
public let EEXIST: Int32 = 0
public let ELOOP: Int32 = 0
public let EPIPE: Int32 = 0
public let ECONNREFUSED: Int32 = 0
public let ECONNRESET: Int32 = 0
public let ETIMEDOUT: Int32 = 0
public let ENOLCK: Int32 = 0
public let EOPNOTSUPP: Int32 = 0
public let EMFILE: Int32 = 0
public let ENFILE: Int32 = 0
public let ENOBUFS: Int32 = 0
public let ENOMEM: Int32 = 0
public let EINVAL: Int32 = 0
public let ENXIO: Int32 = 0
public let EROFS: Int32 = 0
public let EPERM: Int32 = 0
public let EACCES: Int32 = 0
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
public let SEEK_CUR: Int32 = 1
public func lseek(_ file: Int32, _ offset: off_t, _ from: Int32) -> off_t { 0 }
@discardableResult public func ftruncate(_ file: Int32, _ length: off_t) -> Int32 { 0 }
@discardableResult public func close(_ file: Int32) -> Int32 { 0 }
public let O_RDWR: Int32 = 0
public let O_TRUNC: Int32 = 0
public let O_APPEND: Int32 = 0
public let O_DIRECTORY: Int32 = 0
public let F_SETFL: Int32 = 0
public let F_GETFL: Int32 = 0
public let F_SETFD: Int32 = 0
public let F_GETFD: Int32 = 0
public let FD_CLOEXEC: Int32 = 0
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func pread(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ place: off_t) -> Int { 0 }
public func pwrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ place: off_t) -> Int { 0 }
public func fsync(_ file: Int32) -> Int32 { 0 }
public func isatty(_ file: Int32) -> Int32 { 0 }
public func pipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { 0 }
public let LOCK_EX: Int32 = 0
public let LOCK_SH: Int32 = 0
public let LOCK_NB: Int32 = 0
public let LOCK_UN: Int32 = 0
public func flock(_ file: Int32, _ operation: Int32) -> Int32 { 0 }
public struct pollfd {
  public var fd: Int32
  public var events: Int16
  public var revents: Int16
  public init(fd: Int32, events: Int16, revents: Int16) {
    (self.fd, self.events, self.revents) = (fd, events, revents)
  }
}
public typealias nfds_t = UInt32
public let POLLIN: Int32 = 0
public let POLLOUT: Int32 = 0
@discardableResult public func poll(
  _ entries: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ milliseconds: Int32
) -> Int32 { 0 }
public typealias rlim_t = UInt64
public struct rlimit {
  public var rlim_cur: rlim_t = 0
  public var rlim_max: rlim_t = 0
  public init() {}
}
public let RLIMIT_NOFILE: Int32 = 0
public func getrlimit(_ kind: Int32, _ limit: UnsafeMutablePointer<rlimit>) -> Int32 { 0 }
public func setrlimit(_ kind: Int32, _ limit: UnsafePointer<rlimit>) -> Int32 { 0 }
@discardableResult public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }

// Names.
public let F_OK: Int32 = 0
public let R_OK: Int32 = 0
public let PATH_MAX: Int32 = 0
@discardableResult public func mkdir(_ path: String, _ mode: mode_t) -> Int32 { 0 }
@discardableResult public func rmdir(_ path: String) -> Int32 { 0 }
public func mkdtemp(_ template: UnsafeMutablePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }
public func mkstemps(_ template: UnsafeMutablePointer<CChar>, _ ending: Int32) -> Int32 { 0 }
public func getcwd(_ room: UnsafeMutablePointer<CChar>?, _ size: Int) -> UnsafeMutablePointer<CChar>? { nil }
public func getenv(_ name: String) -> UnsafeMutablePointer<CChar>? { nil }
public struct dirent { public var d_name: CChar }
public func opendir(_ path: String) -> OpaquePointer? { nil }
public func readdir(_ folder: OpaquePointer) -> UnsafeMutablePointer<dirent>? { nil }
@discardableResult public func closedir(_ folder: OpaquePointer) -> Int32 { 0 }
public let W_OK: Int32 = 0
public let X_OK: Int32 = 0
public let AT_FDCWD: Int32 = 0
public let AT_EACCESS: Int32 = 0
public func faccessat(_ folder: Int32, _ path: String, _ mode: Int32, _ how: Int32) -> Int32 { 0 }
public func access(_ path: String, _ mode: Int32) -> Int32 { 0 }
@discardableResult public func rename(_ path: String, _ place: String) -> Int32 { 0 }
@discardableResult public func unlink(_ path: String) -> Int32 { 0 }
@discardableResult public func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult public func fchown(_ file: Int32, _ owner: UInt32, _ group: UInt32) -> Int32 { 0 }
public func readlink(_ path: String, _ room: UnsafeMutablePointer<CChar>, _ size: Int) -> Int { 0 }
public func realpath(_ path: String, _ room: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  nil
}
public func free(_ memory: UnsafeMutableRawPointer?) {}

public let S_IFMT: mode_t = 0
public let S_IFREG: mode_t = 0
public let S_IFDIR: mode_t = 0
public let S_IFLNK: mode_t = 0
public let S_IFIFO: mode_t = 0
public let S_IFSOCK: mode_t = 0
public struct timespec {
  public var tv_sec: Int = 0
  public var tv_nsec: Int = 0
  public init() {}
}
public typealias time_t = Int
public func time(_ now: UnsafeMutablePointer<time_t>?) -> time_t { 0 }
public struct stat {
  public var st_mode: mode_t = 0
  public var st_size: off_t = 0
  public var st_uid: UInt32 = 0
  public var st_gid: UInt32 = 0
  public var st_dev: Int32 = 0
  public var st_ino: UInt64 = 0
  public var st_mtimespec = timespec()
  public var st_ctimespec = timespec()
  public init() {}
  /// In C a function of the structure's name.
  public init(_ path: String, _ status: inout stat) {}
}
public func lstat(_ path: String, _ status: inout stat) -> Int32 { 0 }
public func fstat(_ file: Int32, _ status: inout stat) -> Int32 { 0 }
public func == (result: stat, value: Int) -> Bool { true }

// Addresses.
public typealias sa_family_t = UInt8
public typealias socklen_t = UInt32
public let AF_INET: Int32 = 0
public let AF_INET6: Int32 = 0
public let SOCK_STREAM: Int32 = 0
public let SOL_SOCKET: Int32 = 0
public let SO_REUSEADDR: Int32 = 0
public let SO_NOSIGPIPE: Int32 = 0
public let SO_LINGER: Int32 = 0
public let SHUT_WR: Int32 = 0
public let SHUT_RDWR: Int32 = 0
public let IPPROTO_TCP: Int32 = 0
public let TCP_NODELAY: Int32 = 0
public struct in_addr {
  public var s_addr: UInt32 = 0
  public init() {}
}
public struct in6_addr { public init() {} }
public struct sockaddr {
  public var sa_family: sa_family_t = 0
  public init() {}
}
public struct ifaddrs {
  public var ifa_next: UnsafeMutablePointer<ifaddrs>?
  public var ifa_addr: UnsafeMutablePointer<sockaddr>?
}
public func getifaddrs(_ first: UnsafeMutablePointer<UnsafeMutablePointer<ifaddrs>?>) -> Int32 { 0 }
public func freeifaddrs(_ first: UnsafeMutablePointer<ifaddrs>?) {}
public struct sockaddr_in {
  public var sin_family: sa_family_t = 0
  public var sin_port: UInt16 = 0
  public var sin_addr = in_addr()
  public init() {}
}
public struct linger {
  public init(l_onoff: Int32, l_linger: Int32) {}
}
public func inet_pton(_ family: Int32, _ text: String, _ address: UnsafeMutableRawPointer) -> Int32 { 0 }
public func socket(_ family: Int32, _ kind: Int32, _ rule: Int32) -> Int32 { 0 }
@discardableResult public func setsockopt(
  _ socket: Int32, _ level: Int32, _ name: Int32, _ value: UnsafeRawPointer, _ size: socklen_t
) -> Int32 { 0 }
public func bind(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 { 0 }
public func connect(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 { 0 }
public func listen(_ socket: Int32, _ backlog: Int32) -> Int32 { 0 }
public func accept(
  _ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>?, _ size: UnsafeMutablePointer<socklen_t>?
) -> Int32 { 0 }
public func getsockname(
  _ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ size: UnsafeMutablePointer<socklen_t>
) -> Int32 { 0 }
public func getpeername(
  _ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ size: UnsafeMutablePointer<socklen_t>
) -> Int32 { 0 }
public func recv(_ socket: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int, _ flags: Int32) -> Int { 0 }
public func send(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int { 0 }
@discardableResult public func shutdown(_ socket: Int32, _ how: Int32) -> Int32 { 0 }

public typealias iconv_t = UnsafeMutableRawPointer
public let E2BIG: Int32 = 0
public func iconv_open(_ target: UnsafePointer<CChar>?, _ source: UnsafePointer<CChar>?) -> iconv_t? { nil }
public func iconv(
  _ handle: iconv_t?, _ source: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ sourceRoom: UnsafeMutablePointer<Int>?, _ target: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ targetRoom: UnsafeMutablePointer<Int>?
) -> Int { 0 }
public func iconv_close(_ handle: iconv_t?) -> Int32 { 0 }
