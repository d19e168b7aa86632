internal import ApusWords

/// Cache directives.
enum CacheReader {
  static func parts(_ value: String) -> [LinePart] {
    let members = FieldList.members(value)
    let names = members.map { FieldList.pair($0).name }
    return members.enumerated().map { index, member in
      part(member, names, isRepeated: names[..<index].contains(names[index]))
    }
  }

  static func parts(pragma value: String) -> [LinePart] {
    FieldList.members(value).map { member in
      member.lowercased() == "no-cache"
        ? LinePart(member, "Cache-Control: no-cache as HTTP/1.0 had it; in an answer it means nothing.")
        : .unknown(member, "no standard has this directive, and caches ignore it.")
    }
  }

  private static func part(_ member: String, _ all: [String], isRepeated: Bool) -> LinePart {
    let (name, value) = FieldList.pair(member)
    if name.contains(";") || (value?.contains(";") ?? false) && !member.contains("\"") {
      return .invalid(member, "commas part directives, and nothing else (RFC 9111, 5.2).")
    }
    guard let entry = Topics.Kind.directive.table[name] else {
      return .unknown(member, "no standard has this directive, and caches ignore it.")
    }
    if isRepeated {
      return .invalid(member, "it appears twice: caches take the first, or none (RFC 9111, 4.2.1).")
    }
    if let reason = mistake(entry, value) { return .invalid(member, reason) }
    if let reason = uselessness(entry.name, all) { return LinePart(member, reason, .useless) }
    return LinePart(member, entry.summary)
  }

  private static func mistake(_ entry: ReferenceTable.Entry, _ value: String?) -> String? {
    let needsNumber = entry.has("seconds") || (entry.has("optional") && value != nil)
    if needsNumber, !FieldReader.isNumber(value ?? "") {
      return said("it needs a number of seconds, as in \(entry.name)=60 (RFC 9111, 1.2.2).")
    }
    return entry.has("none") && value != nil ? said("it takes no value (\(entry.source)).") : nil
  }

  private static func uselessness(_ name: String, _ all: [String]) -> String? {
    if all.contains("no-store"), !all.contains("must-understand"), name != "no-store" {
      return "no-store forbids to keep it at all."
    }
    guard all.contains("private") else { return nil }
    if name == "s-maxage" { return "private keeps shared caches out." }
    return name == "public" ? "private says the opposite, and is stricter." : nil
  }
}
