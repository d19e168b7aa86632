#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// This process.
package enum ThisProgram {
  /// Its number.
  package static var number: Int32 { getpid() }

  /// Ends it at once; nothing is written or released any more.
  package static func leave(_ status: Int32) -> Never { _exit(status) }

  /// The file that runs; `nil` where that cannot be known.
  package static var path: String? {
    FilePath.resolved("/proc/self/exe") ?? CommandLine.arguments.first.flatMap { FilePath.resolved($0) }
  }
}
