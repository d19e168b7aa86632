package import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusSurroundings
internal import ApusText

/// What `set NAME VALUE` changes.
package struct Settings: Sendable, Hashable {
  package var timeout = Patience.usual
  package var followsRedirects = false
  package var verifiesTLS = true
  package var proxy = Proxy.environment
  package var view = ViewKind.auto
  package var showsHints = true
  /// How answers are drawn.
  package var look = Look()
  /// Whether hosts get what `.netrc` has for them.
  package var usesNetrc = false
  /// Whether what was got before is asked for only if it changed.
  package var isConditional = false
  /// Methods that are asked about before they go to a host that is not on this machine.
  package var confirms: Set<String> = []
  /// Whether only what changes nothing is sent.
  package var isReadOnly = false
  /// Whether cookies go to the origin alone that set them.
  package var keepsCookiesWithOrigin = false
  /// Where copied text goes.
  package var clipboard = Clipboard.Choice.program
  /// What more than five screens go through.
  package var pager = PagerChoice.auto
  /// How many bytes more than their body the values of a path may come to; `nil` is as many as they do.
  package var outputLimit: Int? = Effort.usualLimit
  /// Where APIs are looked up by words; the public directory unless it is set.
  package var descriptionDirectory: WebURL?

  package init() {}
}

extension Patience {
  fileprivate var deadlines: Deadlines {
    var deadlines = Deadlines()
    switch self {
    case .usual: break
    case .limited(let duration): (deadlines.total, deadlines.idle) = (duration, duration)
    case .endless: deadlines.idle = nil
    }
    return deadlines
  }
}

extension Settings {
  /// Said where something kept would have turned the guard off.
  static var heldGuard: Line {
    Line("readonly stays on, though it was kept off; try: ", .dim) + Line("set readonly off", .command)
  }

  var requestOptions: RequestOptions {
    var options = RequestOptions()
    options.deadlines = timeout.deadlines
    options.followsRedirects = followsRedirects
    if !verifiesTLS { options.tls.verifies = false }
    options.proxy = proxy
    options.usesCookies = true
    options.keepsCookiesWithOrigin = keepsCookiesWithOrigin
    return options
  }
}
