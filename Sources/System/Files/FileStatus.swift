#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the system knows of a file without its content.
package struct FileStatus: Sendable {
  package enum Kind: Sendable {
    case file, folder, symbolicLink, pipe, socket, other
  }

  package let kind: Kind
  package let size: Int
  /// Who may do what.
  package let mode: UInt32
  package let owner: UInt32
  package let group: UInt32
  /// Of two names of one file both are the same.
  package let device: UInt64
  package let inode: UInt64
  /// When its content was last written, and when anything about it last changed: seconds since 1970, and nanoseconds.
  package let written: Moment
  package let changed: Moment

  package struct Moment: Sendable, Hashable {
    package let seconds: Int
    package let nanoseconds: Int
  }

  /// - Parameter followsLinks: whether a symbolic link stands for what it leads to.
  package init(of path: String, followsLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let isThere = followsLinks ? stat(path, &status) == 0 : lstat(path, &status) == 0
    guard isThere else { throw .latest }
    self.init(status)
  }

  package init(of descriptor: Descriptor) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .latest }
    self.init(status)
  }

  /// For how many seconds nothing about it has changed.
  package var age: Int { Int(time(nil)) - max(written.seconds, changed.seconds) }

  /// Whether it is the same file as another, by whatever names.
  package func isSame(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .other
      }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    owner = UInt32(status.st_uid)
    group = UInt32(status.st_gid)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.written = Moment(seconds: Int(written.tv_sec), nanoseconds: Int(written.tv_nsec))
    self.changed = Moment(seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec))
  }
}
