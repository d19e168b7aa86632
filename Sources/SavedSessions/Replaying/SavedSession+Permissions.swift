package import ApusClient
package import ApusSurroundings

extension SavedSession {
  /// A session may contact its own base; everything else is asked for, unless its file is trusted.
  ///
  /// - Parameters:
  ///   - base: what is asked in place of its base.
  ///   - isGranted: whether somebody allowed it beforehand.
  package func permissions(
    trusts: Bool, base: WebURL? = nil, isGranted: @escaping @Sendable (Permission) -> Bool = { _ in false },
    asking confirm: @escaping @Sendable (String) -> Bool
  ) -> Permissions {
    let permissions = Permissions(isGranted: isGranted) { trusts || confirm($0) }
    let own = document.frontMatter.base.flatMap { try? WebURL($0) }
    if let url = base ?? own {
      permissions.allow(.contact("\(url.origin)"))
    }
    return permissions
  }
}
