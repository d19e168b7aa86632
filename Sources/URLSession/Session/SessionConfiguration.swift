import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionTransport.Configuration {
  /// What every session of a transport has in common.
  ///
  /// - Parameter kind: tells sessions in the background apart, of which each has a name.
  func usual(named kind: String) -> URLSessionConfiguration {
    #if canImport(FoundationNetworking)
      return .ephemeral
    #else
      let configuration =
        backgroundIdentifier.map { URLSessionConfiguration.background(withIdentifier: $0 + kind) }
        ?? .ephemeral
      configuration.waitsForConnectivity = waitsForConnectivity
      configuration.allowsExpensiveNetworkAccess = allowsExpensiveAccess
      configuration.allowsConstrainedNetworkAccess = allowsConstrainedAccess
      return configuration
    #endif
  }
}
