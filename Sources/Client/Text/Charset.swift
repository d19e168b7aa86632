internal import ApusSystem

/// A way to write text as bytes. What its bytes mean is in the system's own tables.
package struct Charset: Sendable, Hashable {
  /// As people know it: `Shift_JIS`.
  package let name: String
  /// What systems call it, or what holds all of it and more; the best is first.
  let tables: [String]

  init(_ name: String, _ tables: String...) {
    self.name = name
    self.tables = tables.isEmpty ? [name] : tables
  }

  package static let utf8 = Charset("UTF-8")

  /// Finds one that pages are written in, by any of its usual names. No server chooses among all that a system has: its
  /// rare tables are little tried.
  package init?(onPages label: String) {
    guard let known = Self.byLabel[Self.folded(label)] else { return nil }
    self = known
  }

  /// Finds one by any name that it has here or in the system, as somebody typed it.
  package init?(named label: String) {
    if let known = Charset(onPages: label) {
      self = known
      return
    }
    let isName = label.utf8.allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-_.:+".utf8.contains(byte)
    }
    guard isName, !label.isEmpty, !["internal", "wchar_t", "char"].contains(label.lowercased()) else {
      return nil
    }
    self.init(label)
    if decoder() == nil { return nil }
  }

  func decoder() -> CharacterConverter? { tables.lazy.compactMap { CharacterConverter(from: $0) }.first }

  func encoder() -> CharacterConverter? {
    tables.lazy.compactMap { CharacterConverter(from: "UTF-8", to: $0) }.first
  }
}

extension Charset {
  /// Names differ in case, and in what stands between their parts.
  private static func folded(_ label: String) -> String {
    label.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != ":" }
  }

  private static let byLabel: [String: Charset] = {
    var table: [String: Charset] = [:]
    for (charset, labels) in rows {
      table[folded(charset.name)] = charset
      for label in labels.split(separator: " ") { table[folded(String(label))] = charset }
    }
    return table
  }()

  /// Those of the WHATWG's standard, and UTF-32. What is called Shift_JIS is Windows-31J nearly everywhere.
  private static let rows: [(Charset, labels: String)] =
    [
      (.utf8, "utf8 us-ascii ascii ansi_x3.4-1968 unicode-1-1-utf-8"),
      (Charset("Shift_JIS", "CP932", "SHIFT_JIS"), "sjis x-sjis ms_kanji csshiftjis windows-31j cp932 ms932"),
      (Charset("EUC-JP", "EUC-JP-MS", "EUC-JP"), "x-euc-jp cseucpkdfmtjapanese ujis"),
      (Charset("ISO-2022-JP", "CP50221", "ISO-2022-JP"), "csiso2022jp jis"),
      (Charset("GBK", "GB18030", "GBK"), "x-gbk gb2312 gb_2312-80 chinese csgb2312 cp936 euc-cn"),
      (Charset("GB18030"), ""),
      (Charset("Big5", "BIG5-HKSCS", "BIG5"), "big5-hkscs cn-big5 csbig5 x-x-big5 cp950"),
      (
        Charset("EUC-KR", "CP949", "EUC-KR"),
        "cseuckr ks_c_5601-1987 ksc5601 ksc_5601 korean windows-949 cp949 uhc"
      ),
      (Charset("UTF-16LE"), ""), (Charset("UTF-16BE"), ""), (Charset("UTF-32LE"), ""),
      (Charset("UTF-32BE"), ""), (Charset("KOI8-R"), "koi cskoi8r"), (Charset("KOI8-U"), "koi8-ru"),
      (Charset("macintosh", "MACINTOSH", "MAC"), "mac x-mac-roman"),
      (Charset("IBM866", "CP866"), "866 cp866"),
    ]
    + [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16].map { number in
      let latin = [1: "1", 2: "2", 3: "3", 4: "4", 9: "5", 10: "6"][number].map { "latin\($0) l\($0)" } ?? ""
      return (Charset("ISO-8859-\(number)"), latin)
    }
    + ([874] + Array(1250...1258)).map { (Charset("windows-\($0)", "CP\($0)"), "cp\($0) x-cp\($0)") }
}
