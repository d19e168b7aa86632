internal import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// What is done with workspaces from outside of them.
package struct WorkspaceShelf {
  private let workspaces: Workspaces
  private let output: Output

  package init(_ environment: Environment, _ output: Output, at range: Range<Int>) throws(LineProblem) {
    guard let workspaces = Workspaces(environment) else {
      throw LineProblem(.usageCommand, "nothing is kept here, so there are no workspaces", at: range)
    }
    self.workspaces = workspaces
    self.output = output
  }

  package func list() throws {
    let all = workspaces.all
    if all.isEmpty {
      output.note(Line("no workspaces; try, in a shell: ", .dim) + Line("apus --workspace NAME", .command))
    } else {
      try output.showFolded(WorkspaceList(all))
    }
  }

  package func forget(_ name: Word) throws(LineProblem) {
    let folder = try folder(of: name, for: "workspaces forget")
    let count = workspaces.all.first { $0.folder == folder }?.answerCount ?? 0
    guard workspaces.forget(folder.name) else {
      throw LineProblem("\(folder.name) is open; leave it first", at: name.range)
    }
    output.note(Line("\(folder.name) is gone, with \(Units.count(count, "answer"))", .dim))
  }

  package func find(_ text: String) throws {
    let search = WorkspaceSearch(text, in: workspaces)
    if search.isEmpty {
      output.note(Line("no kept answer has \(text)", .dim))
    } else {
      try output.showFolded(search)
      output.note(Line("resume NAME goes there; show N shows it", .dim))
    }
  }

  /// The one that is there under a name.
  ///
  /// - Parameter command: what it is wanted for.
  package func folder(
    of name: Word, for command: String = "resume"
  ) throws(LineProblem) -> WorkspaceFolder {
    guard WorkspaceFolder.isName(name.text), workspaces.has(name.text) else {
      let meant = nearest(to: name.text, among: workspaces.all.map(\.folder.name))
      throw LineProblem(
        "there is no workspace \(name.text)", at: name.range,
        try: meant.map { "\(command) \($0)" } ?? "workspaces")
    }
    return workspaces[name.text]
  }

  /// The one that was used last.
  package func latest(at range: Range<Int>) throws(LineProblem) -> WorkspaceFolder {
    guard let latest = workspaces.all.first else {
      throw LineProblem(.usageCommand, "there is no workspace yet", at: range, try: "help resume")
    }
    return latest.folder
  }

  /// The one of that name, whether it is there or not.
  package func folder(named name: Word) throws(LineProblem) -> WorkspaceFolder {
    guard WorkspaceFolder.isName(name.text) else {
      throw LineProblem("a workspace's name has letters, digits, - and _ only", at: name.range)
    }
    return workspaces[name.text]
  }
}
