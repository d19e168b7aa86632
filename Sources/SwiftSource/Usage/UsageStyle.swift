/// How an endpoint is used from the code around it.
package enum UsageStyle: String, Sendable, CaseIterable {
  case async, callback, combine, rx, urlsession

  /// What the source is written with.
  package var source: SwiftSource.Style { self == .urlsession ? .foundation : .library }

  package var meaning: String {
    switch self {
    case .async: "await the response"
    case .callback: "be called back with a result"
    case .combine: "a Combine publisher"
    case .rx: "an RxSwift single"
    case .urlsession: "Foundation alone, no dependency"
    }
  }

  /// The modules a sample needs beside those of the endpoint.
  var imports: [String] {
    switch self {
    case .async, .callback: ["ApusURLSession"]
    case .combine: ["ApusReactive", "ApusURLSession", "Combine"]
    case .rx: ["ApusReactive", "ApusURLSession", "RxSwift"]
    case .urlsession: []
    }
  }
}
