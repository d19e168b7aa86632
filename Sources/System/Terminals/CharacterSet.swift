#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How the C library, and libraries over it, read what is typed and what hosts are called.
package enum CharacterSet {
  /// Has it be UTF-8: as the environment says, or whatever the environment says. Once for the whole process.
  package static let utf8: Void = {
    setlocale(LC_CTYPE, "")
    if let codeset = nl_langinfo(nl_item(CODESET)), strcmp(codeset, "UTF-8") == 0 { return }
    setlocale(LC_CTYPE, "C.UTF-8")
  }()
}
