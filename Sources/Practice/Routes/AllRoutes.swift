/// Every route, in the order of the directory. A new group is one file and one line here.
enum AllRoutes {
  static let groups: [any RouteGroup.Type] = [
    DirectoryRoutes.self,
    GitHubUserRoutes.self,
    GitHubGistRoutes.self,
    GitHubSearchRoutes.self,
    QiitaRoutes.self,
    GreenStoreRoutes.self,
    MamariRoutes.self,
    EchoRoutes.self,
    StatusRoutes.self,
    RedirectRoutes.self,
    AuthRoutes.self,
    CookieRoutes.self,
    DocumentRoutes.self,
    CursorRoutes.self,
    JobRoutes.self,
    LimitedRoutes.self,
    ContentRoutes.self,
    EncodedTextRoutes.self,
    StreamRoutes.self,
    FaultRoutes.self,
  ]

  static let routes: [Route] = groups.flatMap { $0.routes }
}
