internal import JSON

// Where the next page is what was asked, with another query.
extension PagedAnswer {
  // MARK: Tokens

  /// Every token that the answer has, and the parameter that takes it, if that is known.
  var tokens: [(field: Field, parameter: String?)] {
    let known = PageRules.tokens + (query == nil ? [] : PageRules.describedTokens)
    return known.compactMap { token in
      first([token.field], in: token.places) { $0.token }.map { field in
        (field, parameter(PageRules.tokenParameters, usually: token.parameter))
      }
    }
  }

  var nextByToken: PageTarget? {
    tokens.lazy.compactMap { field, parameter in
      guard let parameter, let token = field.token else { return nil }
      return PageTarget(reference: reference(setting: parameter, to: token), rule: field.name)
    }.first
  }

  /// The id of the last element, as Stripe has it.
  var nextByLastID: PageTarget? {
    guard let more = saysMore, let elements = Pages.list(in: root)?.children.map({ $0 }),
      let last = elements.last,
      last.kind == .object, let id = last["id"], let value = id.string ?? id.integer.map(String.init)
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
  var nextByOffset: PageTarget? {
    guard let count = Pages.list(in: root)?.count, count > 0 else { return nil }
    let said = first(PageRules.offsets) { $0.node.integer }
    let asked = url.queryItems.first { PageRules.offsets.contains($0.name) }
    let name = said?.path.last ?? asked?.name ?? PageRules.offsets.first(where: described.contains)
    let start = said?.node.integer ?? asked.map { $0.value.flatMap { Int($0) } } ?? 0
    // Where the length is not said, a full page may be followed by another.
    let limit = said == nil ? nil : first(PageRules.limits) { $0.node.integer }?.node.integer
    guard let name, let start, start >= 0, start < Int.max - count,
      total.map({ start + count < $0.count }) ?? limit.map({ count >= $0 }) ?? false,
      let parameter = parameter([name], usually: name)
    else { return nil }
    return PageTarget(
      reference: reference(setting: parameter, to: "\(start + count)"),
      rule: said?.name ?? "the parameter \(parameter)")
  }

  /// The number of the next page, when the answer has it, or that of this page and of all.
  var nextByNumber: PageTarget? {
    guard let parameter = parameter(["page"], usually: "page") else { return nil }
    if let next = first(PageRules.nextNumbers, { $0.node.integer }), let number = next.node.integer,
      number > 1
    {
      return PageTarget(reference: reference(setting: parameter, to: "\(number)"), rule: next.name)
    }
    guard let page = first(PageRules.pageNumbers, { $0.node.integer }), let number = page.node.integer,
      let count = first(PageRules.pageCounts, { $0.node.integer })?.node.integer, number > 0, number < count
    else { return nil }
    return PageTarget(reference: reference(setting: parameter, to: "\(number + 1)"), rule: page.name)
  }
}
