internal import ApusEncodings

/// A file of a repository.
struct GitHubFile: Sendable {
  let path: String
  var bytes: [UInt8]

  static func seeds(of repository: GitHubRepository) -> [GitHubFile] {
    [
      GitHubFile(
        path: "README.md",
        bytes: Array("# \(repository.name)\n\n\(repository.description)\n\n```\nhello\n```\n".utf8)),
      GitHubFile(path: "LICENSE", bytes: Array("MIT License\n\nDo with it what you like.\n".utf8)),
      GitHubFile(path: source(of: repository), bytes: Array("print(\"hello, world\")\n".utf8)),
      GitHubFile(path: "docs/guide.md", bytes: Array("# Guide\n\nBegin with the README.\n".utf8)),
    ]
  }

  /// The path of what the repository is about.
  static func source(of repository: GitHubRepository) -> String {
    let endings = [
      "Swift": "swift", "C": "c", "Rust": "rs", "C++": "cpp", "Ruby": "rb", "Python": "py",
      "JavaScript": "js", "Go": "go", "HTML": "html", "CSS": "css",
    ]
    return "src/main." + (repository.language.flatMap { endings[$0] } ?? "txt")
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var sha: String { GitHubProject.sha(String(decoding: bytes, as: UTF8.self)) }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Without what it holds, as lists have it.
  func summary(in repository: GitHubRepository) -> JSONText {
    Self.entry(path, "file", sha, size: bytes.count, in: repository)
  }

  func json(in repository: GitHubRepository) -> JSONText {
    summary(in: repository).adding([
      ("content", .string(Base64.encoded(bytes) + "\n")), ("encoding", "base64"),
    ])
  }

  static func folder(_ path: String, in repository: GitHubRepository) -> JSONText {
    entry(path, "dir", GitHubProject.sha("folder \(path)"), size: 0, in: repository)
  }

  private static func entry(
    _ path: String, _ type: String, _ sha: String, size: Int, in repository: GitHubRepository
  ) -> JSONText {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let page = "https://github.com/\(repository.fullName)"
    let isFile = type == "file"
    return [
      "name": .string(name), "path": .string(path), "sha": .string(sha), "size": .int(size),
      "url": .string("https://api.github.com/repos/\(repository.fullName)/contents/\(path)?ref=main"),
      "html_url": .string("\(page)/\(isFile ? "blob" : "tree")/main/\(path)"),
      "download_url": isFile
        ? .string("https://raw.githubusercontent.com/\(repository.fullName)/main/\(path)") : .null,
      "type": .string(type),
    ]
  }
}
