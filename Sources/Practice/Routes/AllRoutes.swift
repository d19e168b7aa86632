/// Every route, in the order of the directory. A new group is one file and one line here.
enum AllRoutes {
  static let groups: [any RouteGroup.Type] = [
    DirectoryRoutes.self,
    GitHubUserRoutes.self,
    GitHubGistRoutes.self,
    GitHubSearchRoutes.self,
    EchoRoutes.self,
    StatusRoutes.self,
  ]

  static let routes: [Route] = groups.flatMap { $0.routes }
}
