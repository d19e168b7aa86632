/// Tells the name of a language, such as `en`, `ja` or `pt-BR`, from other words.
enum LanguageTag {
  /// Names of two letters are those of ISO 639-1; of the many with three letters each is taken.
  static func isOne(_ text: String) -> Bool {
    guard (2...12).contains(text.utf8.count),
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || ($0 | 0x20) &- 0x61 < 26 })
    else { return false }
    let name = text.prefix { $0 != "-" }.lowercased()
    return name.utf8.count == 3 || names.contains(name)
  }

  private static let names = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es \
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki \
    kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no \
    nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta \
    te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}
