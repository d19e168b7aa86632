package import ApusJSON

/// What a line says outright of the pages of its answer, where no rule tells, or another is meant.
package struct PageWish: Sendable, Hashable {
  /// How the next page is asked for.
  package enum Next: Sendable, Hashable {
    /// `.paging.more`: where the answer has its place.
    case place(JSONPath)
    /// `cursor==.paging.more`: where the answer has what goes into this parameter.
    case token(parameter: String, JSONPath)
    /// `page`: this parameter counts the pages.
    case number(parameter: String)
  }

  package var next: Next?
  /// Where the list is: itself, or each of its elements.
  package var items: JSONPath?

  package init(next: Next? = nil, items: JSONPath? = nil) {
    self.next = next
    self.items = items
  }
}

extension PageWish.Next {
  /// Reads `.links.more`, `cursor==.meta.next` or `page`; `nil` for what is neither.
  package init?(_ text: String) throws(PathSyntaxError) {
    if text.hasPrefix(".") || text.hasPrefix("$") {
      self = .place(try JSONPath(text))
      return
    }
    let parts = text.split(separator: "==", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, !name.isEmpty, !name.contains(where: { " =&?#.".contains($0) }) else {
      return nil
    }
    guard parts.count == 2 else {
      self = .number(parameter: name)
      return
    }
    guard parts[1].hasPrefix(".") || parts[1].hasPrefix("$") else { return nil }
    self = .token(parameter: name, try JSONPath(parts[1]))
  }
}

extension PagedAnswer {
  /// Where the next page is by what the line says.
  func next(by wish: PageWish.Next) -> PageTarget? {
    switch wish {
    case .place(let path):
      return path.first(in: root).flatMap(Self.anyPlace).map { PageTarget(reference: $0, rule: path.text) }
    case .token(let parameter, let path):
      return path.first(in: root).flatMap { Field(path: [], node: $0).token }.map {
        PageTarget(reference: reference(setting: parameter, to: $0), rule: path.text)
      }
    case .number(let parameter):
      guard sign?.isMore != false, (list?.count ?? 0) > 0 else { return nil }
      let number = number(in: parameter) ?? 1
      guard number < .max else { return nil }
      return page(number + 1, by: parameter)
    }
  }

  /// The page before this one, where a parameter counts them from 1.
  func page(beforeThatOf parameter: String) -> PageTarget? {
    guard let number = number(in: parameter), number > 1 else { return nil }
    return page(number - 1, by: parameter)
  }

  private func page(_ number: Int, by parameter: String) -> PageTarget {
    PageTarget(reference: reference(setting: parameter, to: "\(number)"), rule: "the parameter \(parameter)")
  }

  private func number(in parameter: String) -> Int? {
    url.queryItems.last { $0.name == parameter }?.value.flatMap { Int($0) }
  }
}
