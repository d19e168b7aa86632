internal import ApusEncodings
internal import ApusSystem

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a part of a body was cut from, so that the rest can be asked for. It is kept in a small file beside the part.
package struct PartOrigin: Sendable, Hashable {
  /// Tells one URL from another and says none: there may be secrets in it.
  private let address: String
  /// What tells whether the server's copy is still the same: a strong `ETag`, or when it was changed.
  package let validator: String

  /// `nil` where the rest cannot be told from that of another copy.
  package init?(of exchange: Exchange) {
    guard let head = exchange.response, head.isSuccess, !head.isEncoded, let validator = head.validator else {
      return nil
    }
    address = Self.address(of: exchange.request.url)
    self.validator = validator
  }

  package func isOf(_ url: WebURL) -> Bool { address == Self.address(of: url) }

  private static func address(of url: WebURL) -> String { MD5.hex(url.withoutUser.text) }

  // MARK: The file beside a part

  private static let ending = ".from"

  private static func place(beside part: String) -> String { part + ending }

  package static func read(beside part: String) -> PartOrigin? {
    guard case .success(let bytes) = FileReader.disk(home: nil).contents(place(beside: part)) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.count == 2 ? PartOrigin(address: String(lines[0]), validator: String(lines[1])) : nil
  }

  private init(address: String, validator: String) {
    self.address = address
    self.validator = validator
  }

  /// Where it cannot be written the part is only not gone on with.
  package func write(beside part: String) {
    try? SafeFile.replace(
      Self.place(beside: part), with: Array("\(address)\n\(validator)\n".utf8), lasts: false)
  }

  package static func remove(beside part: String) { FilePath.remove(place(beside: part)) }

  /// The parts in a folder that were cut from a URL, in order.
  ///
  /// - Parameter name: what the whole is called; `nil` for any name.
  package static func parts(of url: WebURL, in folder: String, named name: String? = nil) -> [String] {
    let isWanted: (String) -> Bool = { $0.hasSuffix(".from") && (name.map($0.hasPrefix) ?? true) }
    return Folder.names(in: folder.isEmpty ? "." : folder, where: isWanted).sorted().compactMap { file in
      let part = folder + file.dropLast(ending.count)
      return read(beside: part)?.isOf(url) == true && FilePath.exists(part) ? part : nil
    }
  }
}

extension ResponseHead {
  fileprivate var isEncoded: Bool {
    headers.values(of: "Content-Encoding").contains { $0.lowercased() != "identity" }
  }

  /// What `If-Range` takes (RFC 9110, 13.1.5): a date only when the copy was a second old by then.
  fileprivate var validator: String? {
    if let tag = headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
    guard let text = headers["Last-Modified"], let changed = Date(httpDate: text) else { return nil }
    guard let now = headers["Date"].flatMap(Date.init(httpDate:)) else { return text }
    return now.timeIntervalSince(changed) >= 1 ? text : nil
  }
}
