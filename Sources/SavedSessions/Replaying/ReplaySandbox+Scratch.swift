internal import ApusSystem
internal import Synchronization

extension ReplaySandbox {
  /// Where a replay puts the files its lines write, so that it changes none of the user's. Gone with the replay.
  final class Scratch: Sendable {
    /// `nil` until a line writes something, which few do.
    private let root = Mutex<String?>(nil)

    deinit { remove() }

    /// Removes all of them, before whoever still knows of one is gone.
    func remove() {
      let root = root.withLock { root in
        defer { root = nil }
        return root
      }
      if let root { UnfinishedFiles.remove(root) }
    }

    /// The file that stands for one of that name; its folder is made.
    func place(of path: String) -> String {
      if path == "/dev/null" { return path }
      let root = root.withLock { root in
        if let root { return root }
        let made = "\(Folder.temporary)/apus-replay-\(ThisProgram.number)-\(UInt64.random(in: 0 ... .max))"
        // Who holds this may be there to the end, as what judges a recording is.
        UnfinishedFiles.add(made)
        root = made
        return made
      }
      let place = standIn(for: path, in: root)
      try? Folder.create(for: place)
      return place
    }

    /// What a line wrote under that name; `nil` when no line did.
    func existing(_ path: String) -> String? {
      guard let root = root.withLock(\.self) else { return nil }
      let place = standIn(for: path, in: root)
      return FilePath.exists(place) ? place : nil
    }

    /// A text with its files under the names that lines have for them.
    func naming(_ text: String) -> String {
      guard let root = root.withLock(\.self) else { return text }
      return text.replacing(root + "/relative/", with: "").replacing(root + "/absolute", with: "")
    }

    /// Nothing leads out of the folder: `..` is a name like any other here.
    private func standIn(for path: String, in root: String) -> String {
      let parts = path.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "__" : String($0) }
      return root + (path.hasPrefix("/") ? "/absolute/" : "/relative/") + parts.joined(separator: "/")
    }
  }
}
