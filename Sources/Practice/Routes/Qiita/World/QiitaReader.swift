/// One of the many who read, like and keep, and write nothing. They are numbered, and made when they are asked for:
/// reader 1 likes everything that somebody likes, reader 2 all that two like, and so on.
enum QiitaReader {
  static let most = 300

  /// The account of that name, such as `reader-12`.
  static func account(_ id: String) -> QiitaUser? {
    guard id.hasPrefix("reader-"), let number = Int(id.dropFirst("reader-".count)),
      (1...most).contains(number),
      id == Self.id(number)
    else { return nil }
    return QiitaUser(id: id, number: 100 + number, name: "読者\(number)", description: nil)
  }

  static func id(_ number: Int) -> String { "reader-\(number)" }

  /// The first so many.
  static func ids(_ count: Int) -> [String] { count < 1 ? [] : (1...min(count, most)).map(id) }

  static func number(in id: String) -> Int? { account(id).map { $0.number - 100 } }

  /// How many readers follow somebody who writes: those that the number of followers leaves over.
  static func following(_ user: QiitaUser) -> Int {
    user.isReader ? 0 : max(0, 100 * user.number - (QiitaUser.all.count - 1))
  }

  /// Whom an account follows at first.
  static func followees(of user: QiitaUser) -> [String] {
    if let number = number(in: user.id) {
      return QiitaUser.all.filter { following($0) >= number }.map(\.id)
    }
    let others = QiitaUser.all.map(\.id).filter { $0 != user.id }
    return others + ids(12 - others.count)
  }
}
