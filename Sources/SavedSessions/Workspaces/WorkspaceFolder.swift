internal import ApusEncodings
internal import ApusSystem

/// Where one workspace is kept: a folder of its own, with a file for the desk and one for each answer.
package struct WorkspaceFolder: Sendable, Hashable {
  package let name: String
  package let path: String

  init(_ name: String, in folder: String) {
    self.name = name
    path = "\(folder)/\(name)"
  }

  var desk: String { path + "/desk.json" }
  var answers: String { path + "/answers" }
  var damaged: String { path + "/damaged" }
  var lock: String { path + "/lock" }

  /// Whether a word may name one: it becomes the name of a folder.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100 && text.first != "-"
      && text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2d || $0 == 0x5f }
  }

  /// Holds the lock while somebody is at the desk; `nil` where another program does.
  func locked() throws(LockedFile.Failure) -> LockedFile? {
    try? Folder.create(for: lock)
    guard !isOpen else { return nil }
    return try LockedFile.open(lock, toWrite: true)
  }

  /// Whether a program is at the desk.
  package var isOpen: Bool { LockedFile.isHeld(lock) }

  /// Puts a file that cannot be read where nobody looks for it; returns where.
  func setAside(_ file: String) -> String {
    let name = FilePath.name(of: file)
    var place = "\(damaged)/\(name)"
    try? Folder.create(for: place)
    var number = 2
    while FilePath.exists(place) {
      place = "\(damaged)/\(name).\(number)"
      number += 1
    }
    try? FilePath.rename(file, to: place)
    return place
  }

  /// Removes it with all that is in it.
  func remove() {
    for folder in [answers, damaged, path] {
      for name in Folder.names(in: folder) { FilePath.remove("\(folder)/\(name)") }
      Folder.remove(folder)
    }
  }
}
