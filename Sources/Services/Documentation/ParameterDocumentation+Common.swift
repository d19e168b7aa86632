extension ParameterDocumentation {
  static let repository = parameter(
    "repository", "the repository, by its owner and its name", example: "octocat/Hello-World")
  static let page = parameter("page", "which page, from 1", example: "2")
  static let perPage = parameter("perPage", "how many a page, 100 at most", example: "5")
}
