internal import ApusClient
internal import ApusEncodings
internal import ApusPractice
internal import ApusSurroundings
package import ApusSystem
internal import ApusText

/// What `apus practice` was told.
package struct PracticeArguments: Sendable, Hashable {
  package var port: UInt16 = 0
  package var address = IPv4Address.loopback
  /// Whether others than this machine may reach it.
  package var opensNetwork = false
  package var hosts: Set<String> = []
  package var origins: Set<String> = []
  /// How many students a class has; nil is as many as have names.
  package var students: Int?
  /// A file with a student's name a line.
  package var names: String?

  package init() {}

  /// How many students a class may have: each has connections of their own, and all of them fit into the server's.
  package static let largestClass = 200

  /// The class there is to be; `nil` for none.
  func classroom(with files: FileReader) throws(CommandFailure) -> Classroom? {
    let names = try names.map { file throws(CommandFailure) in try Self.names(in: file, files) } ?? []
    guard let count = students ?? (names.isEmpty ? nil : names.count) else { return nil }
    let unnamed = names.count..<max(count, names.count)
    return Classroom(Student.all(named: names + unnamed.map { "student \($0 + 1)" }))
  }

  private static func names(in file: String, _ files: FileReader) throws(CommandFailure) -> [String] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(files.expanded(file)).get()
    } catch {
      throw CommandFailure(.usageArgument, "the file \(file) cannot be read: \(error.reason)")
    }
    let names = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { VisibleText.line($0.trimmed) }.filter { !$0.isEmpty }
    guard (1...largestClass).contains(names.count) else {
      throw CommandFailure(
        .usageArgument, "\(file) has \(names.count) names; a class has 1 to \(largestClass), a line each")
    }
    return names
  }
}
