internal import ApusJSON

// Where the next page is what was asked, with another query.
extension PagedAnswer {
  // MARK: Tokens

  /// Every token that the answer has, and the parameter that takes it, if that is known.
  var tokens: [(field: Field, parameter: String?)] {
    parameters(of: PageRules.tokens + (query == nil ? [] : PageRules.describedTokens))
  }

  private func parameters(of known: [PageRules.Token]) -> [(field: Field, parameter: String?)] {
    known.compactMap { token in
      first([token.field], in: token.places) { $0.token }.map { field in
        (field, parameter(PageRules.tokenParameters, usually: token.parameter))
      }
    }
  }

  func byToken(_ relation: String) -> PageTarget? {
    let found = relation == "prev" ? previousTokens : relation == "next" ? tokens : []
    return found.lazy.compactMap { field, parameter in
      guard let parameter, let token = field.token else { return nil }
      return PageTarget(reference: reference(setting: parameter, to: token), rule: field.name)
    }.first
  }

  private var previousTokens: [(field: Field, parameter: String?)] {
    parameters(of: PageRules.previousTokens)
  }

  /// The id of the last element, as Stripe has it.
  var nextByLastID: PageTarget? {
    guard let more = saysMore, let last = list?.elements.last, last.kind == .object, let id = last["id"],
      let value = id.string ?? id.integer.map(String.init)
    else { return nil }
    // Others say the last id themselves, and take it by other names.
    let isUsual = root["object"]?.string == "list" && root["last_id"] == nil
    let usual = isUsual ? PageRules.lastIDParameters.first : nil
    guard let parameter = parameter(PageRules.lastIDParameters, usually: usual) else { return nil }
    return PageTarget(
      reference: reference(setting: parameter, to: value), rule: "\(more.name) and the last id")
  }

  // MARK: Numbers

  /// Where the list goes on, when it is known where it begins and how long it is, or how long pages are.
  func byOffset(_ relation: String) -> PageTarget? {
    guard let count = list?.count, count > 0 else { return nil }
    let said = first(PageRules.offsets) { $0.node.integer }
    let asked = url.queryItems.first { PageRules.offsets.contains($0.name) }
    let name = said?.path.last ?? asked?.name ?? PageRules.offsets.first(where: described.contains)
    let start = said?.node.integer ?? asked.map { $0.value.flatMap { Int($0) } } ?? 0
    // Where the length is not said, a full page may be followed by another.
    let limit = said == nil ? nil : first(PageRules.limits) { $0.node.integer }?.node.integer
    let length =
      limit ?? url.queryItems.first { PageRules.limits.contains($0.name) }?.value.flatMap { Int($0) }
    guard let name, let start, start >= 0, start < Int.max - count,
      let parameter = parameter([name], usually: name),
      let place = offset(relation, from: start, count, limit, length: max(1, length ?? count))
    else { return nil }
    return PageTarget(
      reference: reference(setting: parameter, to: "\(place)"),
      rule: said?.name ?? "the parameter \(parameter)")
  }

  private func offset(_ relation: String, from start: Int, _ count: Int, _ limit: Int?, length: Int) -> Int? {
    switch relation {
    case "next":
      let isMore = totalField.map({ start + count < $0.count }) ?? limit.map({ count >= $0 }) ?? false
      return isMore ? start + count : nil
    case "prev": return start > 0 ? max(0, start - length) : nil
    case "first": return 0
    case "last": return totalField.map { max(0, $0.count - 1) / length * length }
    default: return nil
    }
  }

  /// The number of another page, when the answer has it, or that of this page and of all.
  func byNumber(_ relation: String) -> PageTarget? {
    guard let parameter = parameter(["page"], usually: "page") else { return nil }
    func target(_ number: Int, _ field: Field) -> PageTarget {
      PageTarget(reference: reference(setting: parameter, to: "\(number)"), rule: field.name)
    }
    let said =
      relation == "prev" ? PageRules.previousNumbers : relation == "next" ? PageRules.nextNumbers : []
    if let field = first(said, { $0.node.integer }), let number = field.node.integer,
      number > (relation == "next" ? 1 : 0)
    {
      return target(number, field)
    }
    guard let page = first(PageRules.pageNumbers, { $0.node.integer }), let number = page.node.integer,
      let count = first(PageRules.pageCounts, { $0.node.integer })?.node.integer, number > 0, number <= count
    else { return nil }
    switch relation {
    case "next": return number < count ? target(number + 1, page) : nil
    case "prev": return number > 1 ? target(number - 1, page) : nil
    case "first": return target(1, page)
    case "last": return target(count, page)
    default: return nil
    }
  }
}
