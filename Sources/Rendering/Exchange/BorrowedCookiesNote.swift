package import ApusClient
package import ApusText

/// Cookies that went to another port than the one that set them, one line for each that did.
package struct BorrowedCookiesNote: View {
  private let cookies: [BorrowedCookie]
  private let origin: Origin

  /// - Parameter origin: Where they went.
  package init(_ cookies: [BorrowedCookie], at origin: Origin) {
    (self.cookies, self.origin) = (cookies, origin)
  }

  package func lines(on screen: Screen) -> [Line] {
    let setters = cookies.map(\.setter)
    let all = setters.enumerated().filter { setters.firstIndex(of: $1) == $0 }.map(\.element)
    return all.map { setter in
      let names = cookies.filter { $0.setter == setter }.map(\.name).joined(separator: ", ")
      let told =
        setter.map { Line("\(origin) was sent what \($0) set: the cookie \(names)", .dim) }
        ?? Line("\(origin) was sent the cookie \(names), and nobody knows which port set it", .dim)
      return told.retold
        + Line("; ", .dim) + Line("set cookies origin", .command) + Line(" keeps it back", .dim).retold
    }
  }
}
