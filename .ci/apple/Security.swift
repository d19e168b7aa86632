// Names of Apple's Security that the library uses, for .ci/apple-check. Nothing here does anything.
public import Foundation

public final class SecTrust {}
public final class SecCertificate {}
public final class SecKey {}
public typealias CFArray = [AnyObject]
public typealias CFData = Data

extension URLProtectionSpace {
  public var serverTrust: SecTrust? { nil }
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutableRawPointer?) -> CFData? { nil }
