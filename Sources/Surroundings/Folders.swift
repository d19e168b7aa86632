/// Where the program keeps what lasts, by the XDG base directories.
package struct Folders {
  package let home: String?
  private let configuration: String?
  private let state: String?
  private let cache: String?

  package init(_ environment: Environment) {
    let variable = environment.variableOfFolder ?? environment.variable
    func folder(_ name: String, _ usual: String) -> String? {
      // The specification has relative paths ignored.
      if let given = variable(name), given.hasPrefix("/") { return given + "/apus" }
      return variable("HOME").flatMap { $0.isEmpty ? nil : $0 + usual + "/apus" }
    }
    home = variable("HOME")
    configuration = folder("XDG_CONFIG_HOME", "/.config")
    let keeps = !environment.isPrivate
    state = keeps ? folder("XDG_STATE_HOME", "/.local/state") : nil
    cache = keeps ? folder("XDG_CACHE_HOME", "/.cache") : nil
  }

  package var rcFile: String? { configuration.map { $0 + "/rc" } }
  package var profiles: String? { configuration.map { $0 + "/profiles" } }
  package var workspaces: String? { state.map { $0 + "/workspaces" } }
  package var historyFile: String? { state.map { $0 + "/history" } }
  /// What was done in lessons.
  package var lessons: String? { state.map { $0 + "/lessons" } }
  package var cachedSpecifications: String? { cache.map { $0 + "/specifications" } }
  /// Descriptions that were fetched.
  package var keptDescriptions: String? { cache.map { $0 + "/descriptions" } }
  /// The tokens of logins that somebody wants kept.
  package var tokens: String? { state.map { $0 + "/tokens" } }
  /// One's own APIs by their names.
  package var ownAPIs: String? { configuration.map { $0 + "/apis" } }
  package var editrc: String? { home.map { $0 + "/.editrc" } }
}
