/// Where another page is.
struct PageTarget {
  /// May be relative to the URL that was asked.
  let reference: String
  /// What says so: `Link`, `.links.next`.
  let rule: String
}
