#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The variables of this process's environment.
package enum ProcessVariables {
  /// `nil` for one that is not set; an empty one is empty.
  package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether what is printed goes into a log of GitHub's runner.
  package static var areOfRunner: Bool { self["GITHUB_ACTIONS"] == "true" }
}
