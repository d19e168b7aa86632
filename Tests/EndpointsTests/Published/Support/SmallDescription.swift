/// A description of an API with one operation.
enum SmallDescription {
  static func text(_ title: String = "Fruit", server: String? = nil, path: String = "/apples") -> String {
    let servers = server.map { #""servers": [{"url": "\#($0)"}], "# } ?? ""
    return """
      {"openapi": "3.0.0", "info": {"title": "\(title)", "version": "1"}, \(servers)"paths": {"\(path)": {"get": {}}}}
      """
  }
}
