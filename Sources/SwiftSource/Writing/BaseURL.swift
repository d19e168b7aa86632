/// A base URL cut up as `WebURL` takes it.
struct BaseURL {
  let source: String

  init(_ text: String) {
    let isPlain = text.hasPrefix("http://")
    let rest = text[...].firstRange(of: "://").map { text[$0.upperBound...] } ?? text.drop { $0 == "/" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let path = rest[authority.endIndex...].prefix { $0 != "?" && $0 != "#" }
    let hostAndPort = authority.split(separator: ":", omittingEmptySubsequences: false)
    let port = hostAndPort.count == 2 ? hostAndPort.last.flatMap { Int($0) } : nil
    let host = port == nil ? authority : hostAndPort[0]
    var arguments = [SourceText.literal(String(host))]
    if let port { arguments.append("port: \(port)") }
    if path.count > 1 { arguments.append("path: \(SourceText.literal(String(path)))") }
    source = ".\(isPlain ? "http" : "https")(\(arguments.joined(separator: ", ")))"
  }
}
