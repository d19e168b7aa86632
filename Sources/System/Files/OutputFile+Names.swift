extension OutputFile {
  /// Makes an empty file for a part of what was to go into another, under a name that nothing had.
  package static func unusedPart(of path: String) throws(FileProblem) -> String {
    try unused { number throws(FileProblem) in path + ".part" + (number == 1 ? "" : "\(number)") }
  }

  /// Makes an empty file under the first of some names that nothing has; they are asked for by number, from 1 on.
  package static func unused(
    _ name: (_ number: Int) throws(FileProblem) -> String
  ) throws(FileProblem) -> String {
    var problem = SystemError.exists
    for number in 1...1000 where problem == .exists {
      let path = try name(number)
      do throws(SystemError) {
        try Descriptor.opening(path, [.writing, .new, .noLinks]).close()
        return path
      } catch {
        problem = error
      }
    }
    throw FileProblem(problem)
  }

  /// What is called `a.part` or `a.part2` while it is on its way.
  package static func whole(of part: String) -> String {
    let parts = part.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 1].hasPrefix("part") else { return part }
    return parts.dropLast().joined(separator: ".")
  }
}
