package import ApusClient
package import ApusSurroundings

extension SavedSession {
  /// A session may contact its own base; everything else is asked for, unless its file is trusted.
  ///
  /// - Parameter base: what is asked in place of its base.
  package func permissions(
    trusts: Bool, base: WebURL? = nil, asking confirm: @escaping @Sendable (String) -> Bool
  ) -> Permissions {
    let permissions = Permissions { trusts || confirm($0) }
    let own = document.frontMatter.base.flatMap { try? WebURL($0) }
    if let url = base ?? own {
      permissions.allow(.contact("\(url.origin)"))
    }
    return permissions
  }
}
