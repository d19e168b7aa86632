internal import ApusClient
package import ApusLanguage
package import ApusSurroundings
package import ApusSystem

/// The user's `.netrc`, or the file that NETRC names. It is read anew each time, as it may have changed.
package struct NetrcFile {
  private let files: FileReader
  private let variable: @Sendable (_ name: String) -> String?
  /// The file that a line names.
  private let given: String?

  package init(_ environment: Environment) { self.init(environment.files, environment.variable) }

  package init(
    _ files: FileReader, _ variable: @escaping @Sendable (_ name: String) -> String?,
    named given: String? = nil
  ) {
    self.files = files
    self.variable = variable
    self.given = given
  }

  /// What it has for a host; `nil` when that is nothing.
  ///
  /// - Parameter isOptional: whether it is nothing, too, where there is no such file.
  /// - Throws: where there is no such file, and where it is none.
  package func entry(
    for host: String, at range: Range<Int>, isOptional: Bool = false
  ) throws(LineProblem) -> NetrcEntry? {
    let named = variable("NETRC").flatMap { $0.isEmpty ? nil : $0 }
    let name = given ?? named ?? "~/.netrc"
    let isNamed = given == nil && named != nil
    let source = isNamed ? "\(name), which NETRC names," : name
    let bytes: [UInt8]
    switch files.contents(files.expanded(name)) {
    case .success(let read): bytes = read
    case .failure(FileProblem(.missing)) where isOptional: return nil
    case .failure(let problem):
      throw LineProblem(.requestParameter, "\(source) cannot be read: \(problem.reason)", at: range)
    }
    do throws(Netrc.Problem) {
      let entry = try Netrc(String(decoding: bytes, as: UTF8.self)).entry(for: host)
      return entry.map {
        NetrcEntry(
          user: $0.login, password: $0.password, place: isNamed ? "\(name) (NETRC)" : name)
      }
    } catch {
      throw LineProblem(
        .requestParameter, "\(source) is not understood in its line \(error.line): \(error.reason)",
        at: range)
    }
  }
}
