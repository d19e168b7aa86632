internal import ApusEncodings

extension GitHub {
  /// What `X-GitHub-SSO` says: an organization wants its single sign-on.
  package enum SingleSignOn: Sendable, Hashable {
    /// The token must be authorised at this address.
    case required(at: String)
    /// What belongs to these organizations, by their numbers, was left out.
    case partial(organizations: [String])

    /// `required; url=https://…` or `partial-results; organizations=1,2`; `nil` for anything else.
    package init?(_ text: String) {
      let word = HeaderParameters.essence(of: text)
      let values = HeaderParameters(text, separatedBy: ";")
      switch word {
      case "required":
        // Only an address is to be opened.
        guard let url = values["url"], url.hasPrefix("https://") else { return nil }
        self = .required(at: url)
      case "partial-results":
        let numbers = (values["organizations"] ?? "").split(separator: ",").map { $0.trimmingBlanks }
        self = .partial(organizations: numbers)
      default: return nil
      }
    }
  }
}
