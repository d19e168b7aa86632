/// Cookies that were taken out of a jar, as libcurl writes them down. Nobody else reads them.
package struct CookieLines: Sendable {
  package let lines: [String]

  package init() { lines = [] }
  init(_ lines: [String]) { self.lines = lines }
}
