internal import ApusSystem

extension FileReader {
  /// A file as Tab may read it: one of at most a MiB, since nobody waits for Tab, and no pipe or device, which may never
  /// end; `nil` for every other.
  ///
  /// - Parameter path: as it was typed.
  func glance(at path: String) -> [UInt8]? {
    let place = whole(expanded(path))
    guard let status = try? FileStatus(of: place), status.kind == .file, status.size <= 1 << 20 else {
      return nil
    }
    return try? contents(place).get()
  }
}
