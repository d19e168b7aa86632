package import ApusClient
package import ApusSurroundings
internal import ApusSystem

/// The names of the profiles that are in the files of a scheme's own tools, for completion: nothing else of the files is kept.
package struct ProfileNames {
  /// In the files' order, each once, with the file that it is in, as `~/.aws/config`. Empty where a scheme is kept nowhere, and
  /// where a file is missing, cannot be read, is no file or is larger than a file of profiles is.
  package let all: [(name: String, file: String)]

  /// In bytes. While somebody types there is no time for more.
  private static let largestFile = 1 << 20
  /// Of each file.
  private static let most = 1_000

  package init(of scheme: AuthScheme, in environment: Environment) {
    guard let places = scheme.elsewhere else {
      all = []
      return
    }
    var known: Set<String> = []
    all = [places.credentials, places.configuration].flatMap { place in
      let file = places.path(of: place, in: environment)
      // Where Tab looked is no file that a line read, so what watches those has no part in it.
      return Self.names(inFile: environment.files.expanded(file)).filter { known.insert($0).inserted }
        .map { ($0, file) }
    }
  }

  private static func names(inFile path: String) -> [String] {
    // A pipe would be waited for.
    guard let status = try? FileStatus(of: path), status.kind == .file, status.size <= largestFile,
      case .success(let bytes) = WholeFile(path).bytes
    else { return [] }
    return Array(ProfileFile.names(in: bytes).filter(isWord).prefix(most))
  }

  /// Whether a name is one word of a line as it stands. `[sso-session x]` and the like are no profiles.
  private static func isWord(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 128
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-.+@/:".contains($0) }
  }
}

extension AuthScheme.Elsewhere {
  /// The file that a variable names, or the usual one.
  func path(of place: (variable: String, usual: String), in environment: Environment) -> String {
    let said = environment.variable(place.variable) ?? ""
    return said.isEmpty ? place.usual : said
  }
}
