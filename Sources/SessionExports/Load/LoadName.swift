internal import ApusLanguage

/// What a session is called in another language.
enum LoadName {
  /// `ShopOrdersUser` for `shop-orders.session.md`.
  static func user(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let words = file.prefix { $0 != "." }.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter ?? false ? name : "Session" + name) + "User"
  }
}
