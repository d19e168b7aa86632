/// What a path leads to that is to be written.
package struct OutputPlace {
  /// The file itself, behind symbolic links; it need not be there.
  package let target: String
  /// Of the file; `nil` when there is none.
  let status: FileStatus?
  /// Whether bytes go there as they come: a pipe, a device, or what a descriptor of this process leads to.
  let isPassing: Bool

  /// - Throws: why nothing can be there, such as a link that leads to itself.
  package init(_ path: String) throws(SystemError) {
    do {
      status = try FileStatus(of: path)
    } catch {
      guard error == .missing, !path.isEmpty else { throw error }
      status = nil
    }
    target = Self.behindLinks(path)
    isPassing = (status?.kind ?? .file) != .file || Self.isNameOfDescriptor(target)
  }

  /// A name beside the target that nothing has.
  var nameBeside: String {
    let number = UInt32.random(in: 0 ... .max)
    return "\(FilePath.folder(of: target)).apus-\(ThisProgram.number)-\(number).part"
  }

  /// What is not there may have a link that leads to it, too.
  private static func behindLinks(_ path: String) -> String {
    var path = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard !isNameOfDescriptor(path), let link = FilePath.destination(ofLink: path) else { break }
      path = link.hasPrefix("/") ? link : FilePath.folder(of: path) + link
    }
    return path
  }

  /// Whether it stands for something that is open already, which nothing may be put in the place of.
  private static func isNameOfDescriptor(_ path: String) -> Bool {
    ["/dev/fd/", "/dev/std", "/proc/"].contains { path.hasPrefix($0) }
  }
}
