package import ApusClient
internal import ApusSystem

extension Download {
  /// A part that is there, to be gone on with.
  package struct Part: Sendable {
    package let path: String
    /// What tells whether the server's copy is still the same; `nil` for a file that somebody else has begun.
    package let origin: PartOrigin?

    package init(path: String, origin: PartOrigin?) {
      self.path = path
      self.origin = origin
    }

    /// A file that is there, whoever has begun it; `nil` where there is nothing of it.
    package init?(begun path: String) {
      guard let file = FilePath.resolved(path), let status = try? FileStatus(of: file), status.kind == .file,
        status.size > 0
      else { return nil }
      self.init(path: file, origin: nil)
    }
  }
}
