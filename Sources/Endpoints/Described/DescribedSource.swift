internal import ApusClient
package import ApusLanguage
internal import ApusOpenAPI
package import ApusSurroundings
package import ApusSwiftSource
internal import ApusSystem

/// Source for what the description of an API has, whether it was asked for or not.
package struct DescribedSource {
  private let scope: EndpointScope
  private let whole: Specification
  private let access: Access
  private let name: String?

  /// - Parameters:
  ///   - range: where the line is that wants it.
  ///   - name: of the endpoint's type, or of the service's.
  package init(_ scope: EndpointScope, at range: Range<Int>, access: Access, named name: String?)
    throws(LineProblem)
  {
    let isPractice = scope.practice != nil && scope.practice == scope.base?.origin
    guard let whole = scope.specification?.whole ?? (isPractice ? PracticeEndpoints.description : nil) else {
      throw LineProblem(.usageCommand, "no description is loaded", at: range, try: "spec openapi.json")
    }
    self.scope = scope
    self.whole = whole
    self.access = access
    self.name = name
  }

  /// Where the described paths begin: where the session asks, or else what the description says.
  private var baseURL: String? {
    guard let base = scope.base else { return nil }
    let mount = scope.specification.map { $0.mount(at: base) } ?? ""
    return mount.map { base.origin.description + $0 }
  }

  // MARK: One endpoint

  /// The operation that a method and a path mean, `/pets/{id}` or `/pets/7`, and its use.
  ///
  /// - Parameter range: where they are in the line.
  package func text(
    _ word: Word, _ path: String, at range: Range<Int>, usedBy usage: UsageStyle
  ) throws(LineProblem) -> String {
    let known = RequestLine.verbs.map(\.method) + scope.describedMethods
    guard let method = known.first(where: { $0.name == word.text.uppercased() }) else {
      throw LineProblem("expected a method, found \(word.text)", at: word.range, try: "swift get /")
    }
    guard let match = scope.described(method, path) else {
      let asked = "\(method) \(path)"
      throw LineProblem("nothing is known of \(asked)", at: range, try: "ls /")
    }
    var model = EndpointModel(match.operation, of: whole, baseURL: baseURL)
    model.take(match.values.filter { !$0.value.hasPrefix("{") })
    if let name { model.name = name }
    return SwiftSource.text(of: model, usedBy: usage, access: access)
  }

  // MARK: A package

  /// A package for all operations, which depends on the library where it is.
  package func package(with library: LibraryPlace) -> DescribedPackage {
    let isSaid = scope.specification != nil && whole.servers.first?.isRelative == false
    return DescribedPackage(
      whole, named: name, baseURL: isSaid ? nil : baseURL, access: access, library: library,
      version: ProgramVersion.number)
  }
}

extension DescribedPackage {
  /// Writes it into a folder: all of it or, where a file is in the way, nothing.
  ///
  /// - Parameters:
  ///   - typed: the folder.
  ///   - isForced: whether files that are there are written over.
  package func write(into typed: String, in environment: Environment, isForced: Bool) throws {
    let all = files.map { NewFiles.File(name: $0.path, bytes: Array($0.text.utf8), isPrivate: false) }
    try environment.write(all, into: typed, isForced: isForced)
  }
}
