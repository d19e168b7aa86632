/// The routes of one file, under one title.
protocol RouteGroup: SendableMetatype {
  static var title: String { get }
  static var routes: [Route] { get }
}
