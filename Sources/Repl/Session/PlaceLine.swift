internal import ApusClient
internal import ApusRendering
package import ApusText

/// Where relative paths start: host and path.
package struct PlaceLine {
  package let line: Line

  package init(_ session: Session) {
    guard let base = session.base else {
      line = Line("no base", .dim).retold
      return
    }
    let path = base.path == "/" ? "" : base.path
    let folder = session.directory.isEmpty ? "" : "/" + session.directory
    line = Line(
      base.origin.description + (path.hasSuffix("/") ? String(path.dropLast()) : path) + folder, .url)
  }
}
