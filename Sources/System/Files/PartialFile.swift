/// A file that holds what another will hold when it is whole, under a name nobody asked for.
struct PartialFile {
  let path: String
  let descriptor: Descriptor
  private let isBeside: Bool

  /// Beside the other file; in a folder for temporary files where that is there and its folder takes no more.
  init(for place: OutputPlace, orIn temporary: String) throws(SystemError) {
    let name = place.nameBeside
    let mode: UInt32 = place.status == nil ? 0o666 : 0o600
    // Before it is there, so that no signal comes between.
    UnfinishedFiles.add(name)
    do throws(SystemError) {
      let file = try Descriptor.opening(name, [.both, .new, .noLinks], mode: mode)
      (path, descriptor, isBeside) = (name, file, true)
    } catch {
      UnfinishedFiles.forget(name)
      // On a disk that is full the old file is better left alone.
      guard place.status != nil, error.isRefusal else { throw error }
      let file = try TemporaryFile(named: "apus", ending: ".part", in: temporary)
      (path, descriptor, isBeside) = (file.path, file.descriptor, false)
      UnfinishedFiles.add(path)
    }
  }

  /// Whether it can take the place of a file, with the same owner and mode.
  func canReplace(_ status: FileStatus?) -> Bool {
    isBeside && status.map { (try? descriptor.setOwnerAndMode(of: $0)) != nil } ?? true
  }

  /// Closes and removes it.
  func remove() {
    descriptor.close()
    UnfinishedFiles.remove(path)
  }
}
